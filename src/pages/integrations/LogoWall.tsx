import { FormattedMessage } from 'react-intl';
import { integrations, isSample } from '#site/sample-content.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './LogoWall.module.css';
import { signs } from './signs.ts';

const kinds = ['crm', 'data'] as const;

/**
 * Renders the systems as wordmarks, by kind. The names are text, so that they can be read aloud, found and enlarged.
 */
export function LogoWall() {
  return (
    <div className={layout.stack6}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <h3 className={`${typography.label} ${typography.muted}`}>
            <FormattedMessage id={`integrations.kind.${kind}`} />
          </h3>
          <ul className={styles.logos}>
            {integrations
              .filter((integration) => integration.kind === kind)
              .map(({ id, name }) => {
                const { Sign, face } = signs[id];
                return (
                  <li key={id} className={`${styles.logo} ${styles[face]}`} translate="no">
                    <Sign />
                    {name}
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
      {isSample.systems && (
        <p className={typography.fine}>
          <FormattedMessage id="integrations.sample" />
        </p>
      )}
    </div>
  );
}
