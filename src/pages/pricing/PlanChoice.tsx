import { FormattedMessage } from 'react-intl';
import { plans } from '#site/prices.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './PlanComparison.module.css';

/**
 * Renders the choice of one plan, or of all plans, for the comparison on a phone. Pure CSS, so it works before
 * hydration.
 */
export function PlanChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className={typography.note}>
        <FormattedMessage id="pricing.compare.shown" />
      </legend>
      <div>
        {plans.map(({ id, popular }) => (
          <label key={id} className={`${patterns.option} ${typography.small} ${typography.strong}`}>
            <input type="radio" name="plan-shown" value={id} defaultChecked={popular} />
            <FormattedMessage id={`pricing.${id}.name`} />
          </label>
        ))}
        <label className={`${patterns.option} ${typography.small} ${typography.strong}`}>
          <input type="radio" name="plan-shown" value="all" />
          <FormattedMessage id="pricing.compare.all" />
        </label>
      </div>
    </fieldset>
  );
}
