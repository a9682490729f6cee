import { FormattedMessage } from 'react-intl';
import styles from './Timing.module.css';

/** From the start to a working team, then document by document. Source: docs/site.md, section 9. */
const times = ['standard', 'enterprise', 'productive', 'training', 'document', 'complex'] as const;

export function Timing() {
  return (
    <dl className={styles.times}>
      {times.map((id) => (
        <div key={id} className={styles.time}>
          <dt>
            <FormattedMessage id={`pricing.timing.${id}`} />
          </dt>
          <dd className={styles.figure}>
            <FormattedMessage id={`pricing.timing.${id}.figure`} />
          </dd>
          <dd className={styles.text}>
            <FormattedMessage id={`pricing.timing.${id}.text`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
