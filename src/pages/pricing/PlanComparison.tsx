import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '#components/DataTable.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { type Plan, plans } from '#site/prices.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './PlanComparison.module.css';
import { Price } from './Price.tsx';
import { type PlanRow, planRows } from './plans.ts';

/** Renders the features on the cards as a table, which is folded because the cards say the same. */
export function PlanComparison({ anchor }: { anchor: string }) {
  const intl = useIntl();
  const cell = (id: string, content: ReactNode) => (
    <span key={id} className={styles.cell}>
      {content}
    </span>
  );
  return (
    <details className={styles.fold}>
      <summary className={`${patterns.sign} ${styles.summary}`}>
        <h2 className={typography.medium}>
          <FormattedMessage id="pricing.compare.title" />
        </h2>
      </summary>
      <div id={anchor} className={`${styles.comparison} ${layout.stack5}`}>
        <p className={`${typography.muted} ${layout.measure}`}>
          <FormattedMessage id="pricing.compare.lead" />
        </p>
        <PlanChoice />
        <DataTable
          caption={intl.formatMessage({ id: 'pricing.compare.caption' })}
          columns={[
            intl.formatMessage({ id: 'pricing.compare.feature' }),
            ...plans.map(({ id }) => intl.formatMessage({ id: `pricing.${id}.name` })),
          ]}
          rows={[
            {
              id: 'price',
              name: <FormattedMessage id="pricing.row.price" />,
              cells: plans.map((plan) => cell(plan.id, <Price plan={plan} />)),
            },
            ...planRows.map((row) => ({
              id: row.name,
              name: <FormattedMessage id={row.name} />,
              cells: plans.map((plan) => cell(plan.id, <Has row={row} plan={plan} />)),
            })),
          ]}
        />
      </div>
    </details>
  );
}

/** Renders a cell. A fixed-price plan does not include a missing feature. In a custom-price plan, the quote decides. */
function Has({ row, plan }: { row: PlanRow; plan: Plan }) {
  const content = row.has[plan.id];
  if (content) return <FormattedMessage id={content} />;
  if (plan.price === null) {
    return (
      <span className={typography.muted}>
        <FormattedMessage id="pricing.compare.agreed" />
      </span>
    );
  }
  return (
    <>
      <span className={typography.muted} aria-hidden="true">
        {'–'}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="pricing.compare.none" />
      </VisuallyHidden>
    </>
  );
}
