import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { printElement } from '#browser/dom/print.ts';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { Claim } from '#components/Claim.tsx';
import { Slider } from '#components/Slider.tsx';
import { euro } from '#i18n/euro.ts';
import { teamLicence } from '#site/prices.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { type RoiInputName, roiInputNames } from '../model/input-names.ts';
import { type RoiInputs, roiInputs } from '../model/inputs.ts';
import { estimateRoi } from '../model/roi.ts';
import { RoiActions } from './RoiActions.tsx';
import styles from './RoiCalculator.module.css';
import { RoiMonth } from './RoiMonth.tsx';
import { RoiOrigin } from './RoiOrigin.tsx';
import { RoiTable } from './RoiTable.tsx';
import { useHours } from './useHours.ts';

interface RoiCalculatorProps {
  inputs: RoiInputs;
  /** The inputs of the second scenario. */
  second: RoiInputs | undefined;
  /** True after the visitor has moved a slider. */
  moved: boolean;
  onChange: (inputs: RoiInputs) => void;
  /** Called when the visitor adds these figures as a second scenario, or removes it. */
  onCompare: () => void;
  /** Called when the visitor requests a demo with these figures. */
  onRequest: () => void;
  /** Placed below the sliders, so that it does not move them. */
  notice: ReactNode;
  /** Placed above the sliders. */
  children: ReactNode;
}

export function RoiCalculator({ children, ...props }: RoiCalculatorProps) {
  const { inputs, second, moved, onChange, onCompare, onRequest, notice } = props;
  const intl = useIntl();
  const sheet = useRef<HTMLDivElement>(null);
  // The buttons need scripts.
  const isMounted = useMounted();
  const [printed, setPrinted] = useState<Date>();
  const estimate = estimateRoi(inputs);
  const today = inputs.deals * inputs.hours;
  const yearly = intl.formatNumber(estimate.savedPerYear, euro);
  useAnnounced(moved ? `${intl.formatMessage({ id: 'home.roi.savedPerYear' })} ${yearly}` : '');
  const print = () => {
    // The sheet must have its date before the browser prints it.
    flushSync(() => setPrinted(new Date()));
    if (sheet.current) printElement(sheet.current);
  };
  return (
    <div ref={sheet} className={`${layout.stack7} ${columns.desktop} ${styles.calculator}`}>
      <div className={`${layout.stack6} ${styles.intro}`}>
        {children}
        <RoiSliders inputs={inputs} onChange={onChange} />
        {notice}
      </div>
      <div className={layout.stack5}>
        {/* Next to the sliders on a desktop and right below them on a phone, so that it is in view while one moves. */}
        <RoiYear inputs={inputs} />
        <RoiMonth today={today} withProduct={today - estimate.hoursFreed} />
        <RoiTable inputs={inputs} second={second} printsInputs={printed !== undefined} />
        <p className={typography.fine}>
          <FormattedMessage
            id="home.roi.basis"
            values={{ licence: intl.formatNumber(teamLicence.perMonth, euro) }}
          />{' '}
          {Math.max(inputs.deals, second?.deals ?? 0) > teamLicence.validations && (
            <FormattedMessage
              id="home.roi.beyond"
              values={{ limit: intl.formatNumber(teamLicence.validations) }}
            />
          )}
        </p>
        {printed && <RoiOrigin date={printed} inputs={inputs} second={second} />}
        {isMounted && (
          <RoiActions
            inputs={inputs}
            second={second}
            onRequest={onRequest}
            onCompare={onCompare}
            onPrint={print}
          />
        )}
      </div>
    </div>
  );
}

/** Renders the savings of a year, with the sum that leads to them. */
function RoiYear({ inputs }: { inputs: RoiInputs }) {
  const intl = useIntl();
  const hoursOf = useHours();
  const { savedPerYear, savedPerMonth, hoursFreed } = estimateRoi(inputs);
  const today = inputs.deals * inputs.hours;
  const amount = (value: number) => intl.formatNumber(value, euro);
  return (
    <div className={styles.year}>
      <dl>
        <dt className={typography.note}>
          <FormattedMessage id="home.roi.savedPerYear" />
        </dt>
        <dd className={styles.amount}>
          <Claim of="savings">{amount(savedPerYear)}</Claim>
        </dd>
      </dl>
      <p className={`${typography.note} ${styles.sum}`}>
        <FormattedMessage
          id="home.roi.sum"
          values={{
            today: hoursOf(today),
            left: hoursOf(today - hoursFreed),
            freed: hoursOf(hoursFreed),
            rate: amount(inputs.rate),
            licence: amount(teamLicence.perMonth),
            month: amount(savedPerMonth),
          }}
        />
      </p>
    </div>
  );
}

function RoiSliders({ inputs, onChange }: Pick<RoiCalculatorProps, 'inputs' | 'onChange'>) {
  const intl = useIntl();
  const shown = (name: RoiInputName, value: number) =>
    intl.formatNumber(value, name === 'rate' ? euro : { maximumFractionDigits: 1 });
  return (
    <form id="roi-calculator" className={`${layout.stack5} ${styles.sliders}`}>
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
          shown={shown(name, inputs[name])}
          ends={[shown(name, roiInputs[name].min), shown(name, roiInputs[name].max)]}
          onChange={(value) => onChange({ ...inputs, [name]: value })}
        />
      ))}
    </form>
  );
}
