import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Checklist } from '#components/Checklist.tsx';
import { DotField } from '#components/DotField.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { linkWithText } from '#features/forms/view/linkWithText.ts';
import { type PlanId, plans } from '#site/prices.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './PlanCards.module.css';
import { Price } from './Price.tsx';
import { planRows } from './plans.ts';

/**
 * Renders the plans next to each other with their features. Every button leads to the demo (docs/site.md, section 2),
 * where the message names the plan.
 */
export function PlanCards() {
  const intl = useIntl();
  const requestOf = (id: PlanId) =>
    intl.formatMessage({ id: 'pricing.request' }, { plan: intl.formatMessage({ id: `pricing.${id}.name` }) });
  const requests = plans.map(({ id }) => requestOf(id));
  return (
    <ul className={`${patterns.box} ${styles.plans}`}>
      {plans.map((plan) => {
        const { id, popular } = plan;
        return (
          <li key={id} className={popular ? `${styles.plan} ${styles.popular}` : styles.plan}>
            <div className={`${layout.spread} ${layout.top}`}>
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
            <p className={typography.price}>
              <Price plan={plan} />
            </p>
            <p className={styles.text}>
              <FormattedMessage id={`pricing.${id}.text`} />
            </p>
            <div>
              <Checklist items={planRows.flatMap(({ has }) => has[id] ?? [])} />
            </div>
            <RouteLink
              to="demo"
              className={buttonClass(popular ? 'main' : 'quiet', styles.button)}
              onClick={linkWithText(requestOf(id), requests)}
            >
              <FormattedMessage id={`pricing.${id}.button`} />
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Number of highlighted dots, one per document and month. The last plan has no limit, so its dots fade out. */
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
