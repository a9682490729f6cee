import { FormattedMessage } from 'react-intl';
import Crm from '#illustrations/systems/crm.svg?react';
import Data from '#illustrations/systems/data.svg?react';
import { integrations, warehouses } from '#site/sample-systems.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Systems.module.css';

/** Systems to which Vaglio writes, by kind. Source: docs/site.md, sections 2 and 7. */
const kinds = [
  {
    id: 'crm',
    systems: integrations.filter(({ kind }) => kind === 'crm'),
    Icon: Crm,
  },
  {
    id: 'data',
    systems: warehouses,
    Icon: Data,
  },
] as const;

/** Renders the CRM systems and data warehouses as cards. */
export function Systems() {
  return (
    <div className={columns.two}>
      {kinds.map(({ id, systems, Icon }) => (
        <section key={id} className={`${layout.stack3} ${layout.top}`} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>
            <FormattedMessage id={`api.systems.${id}`} />
          </h3>
          <p className={typography.muted}>
            <FormattedMessage id={`api.systems.${id}.text`} />
          </p>
          <ul className={patterns.rows}>
            {systems.map((system) => (
              <li key={system.id} className={styles.card}>
                <Icon />
                <span className={typography.subheading} translate="no">
                  {system.name}
                </span>
                <span className={typography.note}>
                  <FormattedMessage id={`api.systems.${id}.role`} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
