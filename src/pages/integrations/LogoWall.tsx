import { FormattedMessage } from 'react-intl';
import { integrations } from '#site/sample-content.ts';
import patterns from '#styles/patterns.module.css';
import styles from './LogoWall.module.css';
import { SignPaths } from './SignPaths.tsx';
import { signs } from './signs.ts';

const kinds = ['crm', 'data'] as const;

/**
 * Renders the systems as wordmarks, by kind. The names are text, so that they can be read aloud, found and enlarged.
 */
export function LogoWall() {
  return (
    <div className={patterns.stack6}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <h3 className={`${patterns.label} ${patterns.muted}`}>
            <FormattedMessage id={`integrations.kind.${kind}`} />
          </h3>
          <ul className={styles.logos}>
            {integrations
              .filter((integration) => integration.kind === kind)
              .map(({ id, name }) => (
                <li key={id} className={`${styles.logo} ${styles[signs[id].face]}`} translate="no">
                  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                    <SignPaths id={id} />
                  </svg>
                  {name}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={patterns.fine}>
        <FormattedMessage id="integrations.sample" />
      </p>
    </div>
  );
}
