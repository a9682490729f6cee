import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './MeasureCount.module.css';
import { measures, statuses } from './measures.ts';
import { StatusMark, statusColour } from './StatusLabel.tsx';

const byStatus = statuses.map((status) => ({ status, of: measures.filter((one) => one.status === status) }));

/** Renders a dot for each measure, by status, with the number of measures. */
export function MeasureCount() {
  return (
    <dl className={`${patterns.rows} ${styles.counts}`}>
      {byStatus.map(({ status, of }) => (
        <div key={status} className={styles.count}>
          <dt className={typography.note}>
            <FormattedMessage id={`security.status.${status}`} />
          </dt>
          <dd className={`${typography.price} ${styles.figure} ${statusColour[status]}`}>{of.length}</dd>
          <dd className={styles.dots}>
            {of.map(({ id }) => (
              <StatusMark key={id} status={status} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
