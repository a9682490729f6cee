import { FormattedMessage } from 'react-intl';
import { integrations, warehouses } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './Systems.module.css';

/** Systems to which Vaglio writes, by kind, with a 32 by 32 icon per kind. Source: docs/site.md, sections 2 and 7. */
const kinds = [
  {
    id: 'crm',
    systems: integrations.filter(({ kind }) => kind === 'crm'),
    frame: 'M3 6h26v20H3zM17 13h8M17 19h8',
    accent: 'M10 12a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
  },
  {
    id: 'data',
    systems: warehouses,
    frame: 'M4 4h24v24H4zM4 12h24M4 20h24',
    accent: 'M8 22.500h10v3H8z',
  },
] as const;

/** Renders the CRM systems and data warehouses as cards. */
export function Systems() {
  return (
    <div className={columns.two}>
      {kinds.map(({ id, systems, frame, accent }) => (
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
                <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                  <path fill="none" stroke="currentColor" strokeWidth="1.5" d={frame} />
                  <path fill="var(--accent)" d={accent} />
                </svg>
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
