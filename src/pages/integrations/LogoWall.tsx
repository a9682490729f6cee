import { FormattedMessage } from 'react-intl';
import { integrations } from '#site/sample-content.ts';
import patterns from '#styles/patterns.module.css';
import styles from './LogoWall.module.css';
import { SignPaths } from './SignPaths.tsx';

const kinds = ['crm', 'data'] as const;

/** The systems as wordmarks, by kind. The names are text: they can be read aloud, found and enlarged. */
export function LogoWall() {
  return (
    <div className={patterns.stack6}>
      {kinds.map((kind) => (
        <div key={kind} className={`${patterns.stack3} ${patterns.ruled}`}>
          <h3 className={`${patterns.label} ${patterns.muted}`}>
            <FormattedMessage id={`integrations.kind.${kind}`} />
          </h3>
          <ul className={styles.logos}>
            {integrations
              .filter((integration) => integration.kind === kind)
              .map(({ id, name }) => (
                <li
                  key={id}
                  className={`${patterns.line} ${patterns.subheading} ${styles.logo}`}
                  translate="no"
                >
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
