import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import patterns from '#styles/patterns.module.css';
import styles from './Checklist.module.css';

/** Renders a list of included items, with a highlighted dot as the bullet. */
export function Checklist({ items }: { items: readonly PlainMessageId[] }) {
  return (
    <ul className={patterns.stack3}>
      {items.map((id) => (
        <li key={id} className={styles.line}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
  );
}
