import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '#components/DataTable.tsx';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { ASKED, COMPUTED, STATED, VALUATION } from '../model/figures.ts';
import styles from './Documents.module.css';

const sources = [
  { id: 'deck', revenue: STATED },
  { id: 'model', revenue: COMPUTED },
] as const;

/** Renders the decision that follows from the two contradicting figures. */
export function Verdict() {
  const intl = useIntl();
  const names = sources.map(({ id }) => intl.formatMessage({ id: `dealDocuments.verdict.${id}` }));
  const multiple = (revenue: number) =>
    intl.formatNumber(VALUATION / revenue, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={`${layout.stack2} ${styles.verdict}`}>
      <p className={typography.subheading}>
        <FormattedMessage id="dealDocuments.verdict.title" />
      </p>
      <p className={typography.muted}>
        <FormattedMessage
          id="dealDocuments.verdict.text"
          values={{ amount: intl.formatNumber(STATED - COMPUTED), b: (chunks) => <b>{chunks}</b> }}
        />
      </p>
      <DataTable
        columns={['', ...names]}
        figures={names}
        rows={[
          {
            id: 'asked',
            name: <FormattedMessage id="dealDocuments.verdict.asked" />,
            cells: sources.map(({ id, revenue }) => {
              const clears = revenue >= ASKED;
              return (
                <b key={id} className={clears ? tones.good : tones.poor}>
                  <FormattedMessage id={`dealDocuments.verdict.${clears ? 'clears' : 'falls'}`} />
                </b>
              );
            }),
          },
          {
            id: 'multiple',
            name: <FormattedMessage id="dealDocuments.verdict.multiple" />,
            cells: sources.map(({ id, revenue }) => <b key={id}>{`${multiple(revenue)}×`}</b>),
          },
        ]}
      />
    </div>
  );
}
