import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { initialRoiInputs, type RoiInputName, roiInputNames, roiInputs } from '../model/inputs.ts';
import { estimateRoi, LICENCE_PER_MONTH } from '../model/roi.ts';
import { RoiBars } from './RoiBars.tsx';
import styles from './RoiCalculator.module.css';

/** Three sliders and what they come to. */
export function RoiCalculator() {
  const intl = useIntl();
  const [inputs, setInputs] = useState(initialRoiInputs);
  const estimate = estimateRoi(inputs);
  const hours = intl.formatNumber(estimate.hoursFreed, { maximumFractionDigits: 1 });
  return (
    <div className={styles.calculator}>
      <form id="roi-calculator" className={styles.inputs}>
        {roiInputNames.map((name) => (
          <Slider
            key={name}
            name={name}
            value={inputs[name]}
            onChange={(value) => setInputs({ ...inputs, [name]: value })}
          />
        ))}
      </form>
      <div className={styles.result}>
        <RoiBars today={estimate.costToday} withProduct={estimate.costWithProduct} />
        <dl className={styles.figures}>
          <div>
            <dt>
              <FormattedMessage id="home.roi.savedPerMonth" />
            </dt>
            <dd>
              <FormattedNumber value={estimate.savedPerMonth} {...euro} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="home.roi.savedPerYear" />
            </dt>
            <dd className={styles.kept}>
              <FormattedNumber value={estimate.savedPerYear} {...euro} />
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
        <p className={styles.basis}>
          <FormattedMessage
            id="home.roi.basis"
            values={{ licence: intl.formatNumber(LICENCE_PER_MONTH, euro) }}
          />
        </p>
        <p>
          <AnchorLink anchor="contact-form" className={buttonClass()}>
            <FormattedMessage id="home.roi.demo" />
          </AnchorLink>
        </p>
      </div>
    </div>
  );
}

interface SliderProps {
  name: RoiInputName;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ name, value, onChange }: SliderProps) {
  const intl = useIntl();
  const { min, max, step } = roiInputs[name];
  const shown = intl.formatNumber(value, name === 'rate' ? euro : { maximumFractionDigits: 1 });
  const id = `roi-${name}`;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        <FormattedMessage id={`home.roi.${name}`} />
      </label>
      <output htmlFor={id} className={styles.value}>
        {shown}
      </output>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
