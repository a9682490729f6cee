import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import styles from './Steps.module.css';

interface StepsProps {
  items: readonly { title: PlainMessageId; text: PlainMessageId }[];
}

/** Numbered steps, from 01, each with a heading. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3>
            <FormattedMessage id={title} />
          </h3>
          <p>
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
