import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Checklist } from '#components/Checklist.tsx';
import { DotField } from '#components/DotField.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { type PlanId, plans } from '#site/prices.ts';
import patterns from '#styles/patterns.module.css';
import styles from './PlanCards.module.css';
import { Price } from './Price.tsx';
import { planRows } from './plans.ts';

/** The plans side by side with their features. Every button leads to the demo (docs/site.md, section 2). */
export function PlanCards() {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => {
        const { id, popular } = plan;
        return (
          <li key={id} className={popular ? `${styles.plan} ${styles.popular}` : styles.plan}>
            <div className={`${patterns.spread} ${patterns.top}`}>
              <h3>
                <FormattedMessage id={`pricing.${id}.name`} />
              </h3>
              {popular && (
                <Badge tone="good">
                  <FormattedMessage id="pricing.popular" />
                </Badge>
              )}
            </div>
            <Volume id={id} />
            <p className={patterns.price}>
              <Price plan={plan} />
            </p>
            <p className={styles.text}>
              <FormattedMessage id={`pricing.${id}.text`} />
            </p>
            <div>
              <Checklist items={planRows.flatMap(({ has }) => has[id] ?? [])} />
            </div>
            <RouteLink to="demo" className={buttonClass(popular ? 'main' : 'quiet', styles.button)}>
              <FormattedMessage id={`pricing.${id}.button`} />
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Documents per month, a dot each: the plan's out of the next plan's. An unlimited plan has no end. */
const documents: Record<PlanId, number> = { starter: 10, professional: 50, enterprise: 50 };
const MOST = 50;

function Volume({ id }: { id: PlanId }) {
  return (
    <DotField
      of={MOST}
      highlighted={documents[id]}
      columns={10}
      className={id === 'enterprise' ? `${styles.volume} ${styles.goesOn}` : styles.volume}
    />
  );
}
