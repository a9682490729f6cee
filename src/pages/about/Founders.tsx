import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import Ceo from '#illustrations/founders/ceo.svg?react';
import Cmo from '#illustrations/founders/cmo.svg?react';
import Cto from '#illustrations/founders/cto.svg?react';
import { founders } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Founders.module.css';

const portraits = { ceo: Ceo, cto: Cto, cmo: Cmo } satisfies Record<(typeof founders)[number]['id'], unknown>;

/** Renders the three founders, each with a drawn portrait and a role. Source: docs/site.md, sections 1 and 2. */
export function Founders() {
  return (
    <ul className={columns.three}>
      {founders.map(({ id, name }) => {
        const Portrait = portraits[id];
        return (
          <li key={id} className={`${layout.stack4} ${layout.top} ${styles.founder}`}>
            <Portrait className={patterns.box} />
            <div className={`${layout.stack2} ${layout.start} ${layout.top}`}>
              <h3>{name}</h3>
              <p>
                <Badge tone="good">
                  <FormattedMessage id={`about.founder.${id}.role`} />
                </Badge>
              </p>
              <p className={typography.muted}>
                <FormattedMessage id={`about.founder.${id}.bio`} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
