import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './AnswerCount.module.css';
import { statuses } from './measures.ts';
import { answerLabel, questions } from './questions.ts';
import { StatusMark, statusColour } from './StatusLabel.tsx';

const byStatus = statuses.map((status) => ({ status, of: questions.filter((one) => one.status === status) }));

/** Renders a dot for each question, by status, with the number of questions. */
export function AnswerCount() {
  return (
    <dl className={`${patterns.rows} ${styles.counts}`}>
      {byStatus.map(({ status, of }) => (
        <div key={status} className={styles.count}>
          <dt>
            <FormattedMessage id={answerLabel(status)} />
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
