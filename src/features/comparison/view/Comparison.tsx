import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import { DataTable } from '#components/DataTable.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { initialRoiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';
import { euro } from '#i18n/euro.ts';
import { COMPARED_STARTUPS, comparison, screeningByHand } from '#site/figures.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import surfaces from '#styles/surfaces.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { features, type Metric, metrics, rivals } from '../model/comparison.ts';
import { ComparedDots } from './ComparedDots.tsx';
import styles from './Comparison.module.css';

const classes = { yes: typography.accent, partly: tones.fair, no: typography.muted };

/** Formats a value of a metric for the page's locale. */
function write(intl: IntlShape, metric: Metric, value: number): string {
  if (metric === 'cost') return intl.formatNumber(value, euro);
  if (metric === 'time') {
    return intl.formatMessage({ id: 'home.roi.hoursValue' }, { hours: intl.formatNumber(value) });
  }
  return intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
}

/** Renders the comparison of the three approaches: one metric at a time as dots, then feature by feature. */
export default function Comparison() {
  const intl = useIntl();
  const [metric, setMetric] = useState<Metric>('time');
  const { costWithProduct } = estimateRoi(initialRoiInputs);
  const costPerDeal = intl.formatNumber(costWithProduct / initialRoiInputs.deals, euro);
  const nameOf = (rival: (typeof rivals)[number]) => intl.formatMessage({ id: `home.compare.${rival}` });
  return (
    <div className={layout.stack7}>
      <SectionHead id="comparison-title" title={<FormattedMessage id="home.compare.title" />} />
      <Tabs
        name="comparison"
        label={intl.formatMessage({ id: 'home.compare.tabs' })}
        tabs={metrics.map((id) => ({ id, label: intl.formatMessage({ id: `home.compare.${id}` }) }))}
        selected={metric}
        onSelect={setMetric}
      >
        <div className={`${surfaces.deep} ${surfaces.bleed}`}>
          {/* All three metrics are rendered, so that nothing is missing without scripts or in print. */}
          <div data-surface="deep">
            <div className={styles.panels}>
              {metrics.map((id) => (
                <div key={id} className={id === metric ? styles.panel : styles.other}>
                  <p className={typography.note}>
                    <Claim of="comparison">
                      <FormattedMessage id={`home.compare.${id}.caption`} />
                    </Claim>
                  </p>
                  <ul className={`${columns.three} ${styles.fields}`}>
                    {rivals.map((rival) => {
                      const value = comparison[id][rival];
                      const isHighlighted = rival === 'product';
                      return (
                        <li key={rival} className={styles.field}>
                          <ComparedDots metric={id} value={value} isHighlighted={isHighlighted} />
                          <p className={`${layout.cluster} ${styles.figure}`}>
                            <strong className={`${typography.big} ${isHighlighted ? typography.accent : ''}`}>
                              {write(intl, id, value)}
                            </strong>
                            <span className={typography.note}>{nameOf(rival)}</span>
                          </p>
                        </li>
                      );
                    })}
                  </ul>
                  <p className={typography.fine}>
                    <FormattedMessage id={`home.compare.${id}.unit`} values={{ costPerDeal }} />
                  </p>
                </div>
              ))}
            </div>
            <p className={`${typography.fine} ${styles.basis}`}>
              <FormattedMessage
                id="home.compare.basis"
                values={{
                  reading: intl.formatNumber(comparison.time.traditional / COMPARED_STARTUPS),
                  screening: intl.formatNumber(screeningByHand.hours),
                  rate: intl.formatNumber(screeningByHand.rate, euro),
                }}
              />
            </p>
          </div>
        </div>
      </Tabs>
      <DataTable
        isNarrow
        caption={intl.formatMessage({ id: 'home.compare.matrix' })}
        columns={[intl.formatMessage({ id: 'home.compare.feature' }), ...rivals.map(nameOf)]}
        rows={features.map(({ id, has }) => ({
          id,
          name: intl.formatMessage({ id: `home.compare.feature.${id}` }),
          cells: has.map((answer, index) => (
            <span key={rivals[index]} className={classes[answer]}>
              {intl.formatMessage({ id: `home.compare.${answer}` })}
            </span>
          )),
        }))}
      />
      <p className={typography.fine}>
        <FormattedMessage id="home.compare.plans" />
      </p>
    </div>
  );
}
