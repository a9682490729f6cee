import { FormattedMessage } from 'react-intl';
import Crm from '#illustrations/systems/crm.svg?react';
import Data from '#illustrations/systems/data.svg?react';
import { integrations, warehouses } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
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
        <section key={id} className={`${patterns.stack3} ${patterns.top}`} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>
            <FormattedMessage id={`api.systems.${id}`} />
          </h3>
          <p className={patterns.muted}>
            <FormattedMessage id={`api.systems.${id}.text`} />
          </p>
          <ul className={parts.rows}>
            {systems.map((system) => (
              <li key={system.id} className={styles.card}>
                <Icon />
                <span className={patterns.subheading} translate="no">
                  {system.name}
                </span>
                <span className={patterns.note}>
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
