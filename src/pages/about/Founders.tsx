import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { founders } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './Founders.module.css';
import { Portrait } from './Portrait.tsx';

/** Renders the three founders, each with a drawn portrait and a role. Source: docs/site.md, sections 1 and 2. */
export function Founders() {
  return (
    <ul className={columns.three}>
      {founders.map(({ id, name, portrait }) => (
        <li key={id} className={`${patterns.stack4} ${patterns.top} ${styles.founder}`}>
          <Portrait traits={portrait} />
          <div className={`${patterns.stack2} ${patterns.start} ${patterns.top}`}>
            <h3>{name}</h3>
            <p>
              <Badge tone="good">
                <FormattedMessage id={`about.founder.${id}.role`} />
              </Badge>
            </p>
            <p className={patterns.muted}>
              <FormattedMessage id={`about.founder.${id}.bio`} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
