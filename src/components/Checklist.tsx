import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import styles from './Checklist.module.css';

/** Renders a list of included items, with a highlighted dot as the bullet. */
export function Checklist({ items }: { items: readonly PlainMessageId[] }) {
  return (
    <ul className={layout.stack3}>
      {items.map((id) => (
        <li key={id} className={styles.line}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
  );
}
