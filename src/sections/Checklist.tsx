import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import styles from './Checklist.module.css';

/** What is included, line by line, each with the dot that was kept. */
export function Checklist({ items }: { items: readonly PlainMessageId[] }) {
  return (
    <ul className={styles.list}>
      {items.map((id) => (
        <li key={id} className={styles.line}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
  );
}
