import { FormattedMessage } from 'react-intl';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Exchange.module.css';

/** Both sides of the agreement. Source: docs/site.md, sections 2, 6 and 9. */
const sides = [
  { id: 'gives', terms: ['gives.enterprise', 'gives.support', 'gives.council'] },
  { id: 'gets', terms: ['gets.case', 'gets.feedback', 'gets.data'] },
] as const;

/** Renders the terms of both sides next to each other, as in an agreement. */
export function Exchange() {
  return (
    <div className={`${columns.two} ${styles.sides}`}>
      {sides.map(({ id, terms }) => (
        <section key={id} className={styles.side} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            <FormattedMessage id={`designPartner.${id}.title`} />
          </h2>
          <ul className={`${patterns.rows} ${styles.terms}`}>
            {terms.map((term) => (
              <li key={term} className={`${layout.stack2} ${layout.top} ${styles.term}`}>
                <h3>
                  <FormattedMessage id={`designPartner.${term}`} />
                </h3>
                <p className={typography.muted}>
                  <FormattedMessage id={`designPartner.${term}.text`} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
