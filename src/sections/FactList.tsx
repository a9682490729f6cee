import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import styles from './FactList.module.css';

interface FactListProps {
  items: readonly { title: PlainMessageId; text: PlainMessageId }[];
}

/** Short statements side by side, each with a heading. */
export function FactList({ items }: FactListProps) {
  return (
    <ul className={styles.facts}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <FormattedMessage id={title} />
          </h3>
          <p>
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
