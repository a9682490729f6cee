import { FormattedMessage } from 'react-intl';
import { plans } from '#site/prices.ts';
import patterns from '#styles/patterns.module.css';
import styles from './PlanChoice.module.css';

/** On a phone the comparison shows one plan at a time, or all. Pure CSS, so it works before hydration. */
export function PlanChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className={patterns.note}>
        <FormattedMessage id="pricing.compare.shown" />
      </legend>
      <div className={patterns.cluster}>
        {plans.map(({ id, popular }) => (
          <label key={id} className={`${patterns.option} ${patterns.small} ${patterns.strong}`}>
            <input
              type="radio"
              className={patterns.radio}
              name="plan-shown"
              value={id}
              defaultChecked={popular}
            />
            <FormattedMessage id={`pricing.${id}.name`} />
          </label>
        ))}
        <label className={`${patterns.option} ${patterns.small} ${patterns.strong}`}>
          <input type="radio" className={patterns.radio} name="plan-shown" value="all" />
          <FormattedMessage id="pricing.compare.all" />
        </label>
      </div>
    </fieldset>
  );
}
