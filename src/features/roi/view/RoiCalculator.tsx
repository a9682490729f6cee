import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import { euro } from '#i18n/euro.ts';
import patterns from '#styles/patterns.module.css';
import { Claim } from '#ui/Claim.tsx';
import { Slider } from '#ui/Slider.tsx';
import { type RoiInputName, type RoiInputs, roiInputNames, roiInputs } from '../model/inputs.ts';
import { estimateRoi, LICENCE_PER_MONTH, type RoiEstimate } from '../model/roi.ts';
import { RoiActions } from './RoiActions.tsx';
import { RoiBars } from './RoiBars.tsx';
import styles from './RoiCalculator.module.css';
import { RoiDots } from './RoiDots.tsx';

interface RoiCalculatorProps {
  inputs: RoiInputs;
  onChange: (inputs: RoiInputs) => void;
  /** Called when the visitor requests a demo with these figures. */
  onRequest: () => void;
  /** Placed above the sliders. */
  children: ReactNode;
}

/** Three sliders and the resulting figures. */
export function RoiCalculator({ inputs, onChange, onRequest, children }: RoiCalculatorProps) {
  const intl = useIntl();
  const estimate = estimateRoi(inputs);
  const today = inputs.deals * inputs.hours;
  const yearly = intl.formatNumber(estimate.savedPerYear, euro);
  useAnnounced(`${intl.formatMessage({ id: 'home.roi.savedPerYear' })} ${yearly}`);
  return (
    <div className={styles.calculator}>
      <div className={patterns.stack6}>
        {children}
        <RoiSliders inputs={inputs} onChange={onChange} />
      </div>
      <div className={patterns.stack5}>
        <RoiDots today={today} withProduct={today - estimate.hoursFreed} />
        <RoiBars today={estimate.costToday} withProduct={estimate.costWithProduct} />
        <RoiFigures estimate={estimate} />
        <p className={patterns.fine}>
          <FormattedMessage
            id="home.roi.basis"
            values={{ licence: intl.formatNumber(LICENCE_PER_MONTH, euro) }}
          />
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
    <form id="roi-calculator" className={patterns.stack5}>
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

function RoiFigures({ estimate }: { estimate: RoiEstimate }) {
  const intl = useIntl();
  const hours = intl.formatNumber(estimate.hoursFreed, { maximumFractionDigits: 1, useGrouping: 'always' });
  const yearly = intl.formatNumber(estimate.savedPerYear, euro);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <FormattedMessage id="home.roi.savedPerMonth" />
        </dt>
        <dd>
          <FormattedNumber value={estimate.savedPerMonth} {...euro} />
        </dd>
      </div>
      <div className={styles.yearly}>
        <dt>
          <FormattedMessage id="home.roi.savedPerYear" />
        </dt>
        <dd>
          <Claim of="savings">{yearly}</Claim>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="home.roi.hoursFreed" />
        </dt>
        <dd>
          <FormattedMessage id="home.roi.hoursValue" values={{ hours }} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="home.roi.timeReduction" />
        </dt>
        <dd>
          <FormattedNumber value={estimate.timeReduction} style="percent" maximumFractionDigits={2} />
        </dd>
      </div>
    </dl>
  );
}
