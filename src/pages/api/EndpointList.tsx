import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './EndpointList.module.css';
import { endpoints } from './endpoints.ts';

/** Renders the example calls, each with its request and response. */
export function EndpointList() {
  return (
    <ol className={layout.stack6}>
      {endpoints.map(({ id, method, path, details }) => (
        <li key={id} className={`${columns.two} ${patterns.ruled}`}>
          <div className={`${layout.stack2} ${layout.top}`}>
            <h3 className={`${typography.label} ${layout.line}`} translate="no">
              <Badge tone={method === 'POST' ? 'good' : 'plain'}>{method}</Badge>
              <code>{path}</code>
            </h3>
            <p>
              <FormattedMessage id={`api.endpoints.${id}`} />
            </p>
          </div>
          {details ? (
            <dl className={layout.stack4}>
              {details.map(({ term, fields }) => (
                <div key={term} className={layout.stack1}>
                  <dt className={typography.note}>
                    <FormattedMessage id={term} />
                  </dt>
                  {fields.map(({ name, meaning }) => (
                    <dd key={name} className={styles.field}>
                      <code translate="no">{name}</code>
                      <span>
                        <FormattedMessage id={meaning} />
                      </span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          ) : (
            <p className={typography.note}>
              <FormattedMessage id="api.endpoints.elsewhere" />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
