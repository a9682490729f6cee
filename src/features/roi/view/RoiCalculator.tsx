import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import bars from '#components/Bars.module.css';
import { Claim } from '#components/Claim.tsx';
import { Slider } from '#components/Slider.tsx';
import { euro } from '#i18n/euro.ts';
import { teamLicence } from '#site/prices.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { type RoiInputName, type RoiInputs, roiInputNames, roiInputs } from '../model/inputs.ts';
import { estimateRoi, type RoiEstimate } from '../model/roi.ts';
import { roundUp } from '../model/scale.ts';
import { RoiActions } from './RoiActions.tsx';
import styles from './RoiCalculator.module.css';
import { RoiDots } from './RoiDots.tsx';

interface RoiCalculatorProps {
  inputs: RoiInputs;
  /** True after the visitor has moved a slider. */
  moved: boolean;
  onChange: (inputs: RoiInputs) => void;
  /** Called when the visitor requests a demo with these figures. */
  onRequest: () => void;
  /** Placed above the sliders. */
  children: ReactNode;
}

export function RoiCalculator({ inputs, moved, onChange, onRequest, children }: RoiCalculatorProps) {
  const intl = useIntl();
  const estimate = estimateRoi(inputs);
  const today = inputs.deals * inputs.hours;
  const yearly = intl.formatNumber(estimate.savedPerYear, euro);
  useAnnounced(moved ? `${intl.formatMessage({ id: 'home.roi.savedPerYear' })} ${yearly}` : '');
  return (
    <div className={`${layout.stack7} ${columns.desktop} ${styles.calculator}`}>
      <div className={layout.stack6}>
        {children}
        <RoiSliders inputs={inputs} onChange={onChange} />
      </div>
      <div className={layout.stack5}>
        <RoiDots today={today} withProduct={today - estimate.hoursFreed} />
        <RoiBars today={estimate.costToday} withProduct={estimate.costWithProduct} />
        <RoiFigures estimate={estimate} />
        <p className={typography.fine}>
          <FormattedMessage
            id="home.roi.basis"
            values={{ licence: intl.formatNumber(teamLicence.perMonth, euro) }}
          />{' '}
          {inputs.deals > teamLicence.validations && (
            <FormattedMessage
              id="home.roi.beyond"
              values={{ limit: intl.formatNumber(teamLicence.validations) }}
            />
          )}
        </p>
        <RoiActions inputs={inputs} onRequest={onRequest} />
      </div>
    </div>
  );
}

function RoiSliders({ inputs, onChange }: Pick<RoiCalculatorProps, 'inputs' | 'onChange'>) {
  const intl = useIntl();
  const shown = (name: RoiInputName) =>
    intl.formatNumber(inputs[name], name === 'rate' ? euro : { maximumFractionDigits: 1 });
  return (
    <form id="roi-calculator" className={layout.stack5}>
      {roiInputNames.map((name) => (
        <Slider
          key={name}
          id={`roi-${name}`}
          name={name}
          label={intl.formatMessage({ id: `home.roi.${name}` })}
          min={roiInputs[name].min}
          max={roiInputs[name].max}
          step={roiInputs[name].step}
          value={inputs[name]}
          shown={shown(name)}
          onChange={(value) => onChange({ ...inputs, [name]: value })}
        />
      ))}
    </form>
  );
}

const roiFigures = ['savedPerMonth', 'savedPerYear', 'hoursFreed', 'timeReduction'] as const;

function RoiFigures({ estimate }: { estimate: RoiEstimate }) {
  const intl = useIntl();
  const { savedPerMonth, savedPerYear, hoursFreed, timeReduction } = estimate;
  const hours = intl.formatNumber(hoursFreed, { maximumFractionDigits: 1, useGrouping: 'always' });
  const figures = {
    savedPerMonth: intl.formatNumber(savedPerMonth, euro),
    savedPerYear: <Claim of="savings">{intl.formatNumber(savedPerYear, euro)}</Claim>,
    hoursFreed: intl.formatMessage({ id: 'home.roi.hoursValue' }, { hours }),
    timeReduction: intl.formatNumber(timeReduction, { style: 'percent', maximumFractionDigits: 2 }),
  };
  return (
    <dl className={`${layout.grid} ${styles.figures}`}>
      {roiFigures.map((id) => (
        <div key={id} className={id === 'savedPerYear' ? styles.yearly : undefined}>
          <dt className={typography.note}>
            <FormattedMessage id={`home.roi.${id}`} />
          </dt>
          <dd className={`${typography.medium} ${typography.figure}`}>{figures[id]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the monthly cost today and with the product, as bars on one axis. */
function RoiBars({ today, withProduct }: { today: number; withProduct: number }) {
  const intl = useIntl();
  const end = roundUp(Math.max(today, withProduct));
  const amount = (value: number) => intl.formatNumber(value, euro);
  const bar = (label: string, value: number, fill: string) => (
    <div className={bars.bar}>
      <span>{label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect fill="var(--line)" width="100" height="8" />
        <rect fill={fill} width={Math.max(1, (100 * value) / end)} height="8" />
      </svg>
      <span className={bars.value}>{amount(value)}</span>
    </div>
  );
  return (
    <figure className={layout.stack3}>
      <figcaption className={typography.note}>
        <FormattedMessage id="home.roi.costs" />
      </figcaption>
      {bar(intl.formatMessage({ id: 'home.roi.today' }), today, 'var(--control)')}
      {bar(intl.formatMessage({ id: 'home.roi.withProduct' }), withProduct, 'var(--accent)')}
      <p className={`${typography.fine} ${bars.bar}`} aria-hidden="true">
        <span className={bars.axis}>
          <span>{intl.formatNumber(0)}</span>
          <span>{amount(end / 2)}</span>
          <span>{amount(end)}</span>
        </span>
      </p>
    </figure>
  );
}
