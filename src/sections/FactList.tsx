import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import styles from './FactList.module.css';

/** Titles that have a text: the message whose id ends in `.text`. */
export type TitledMessageId = {
  [Id in PlainMessageId]: `${Id}.text` extends PlainMessageId ? Id : never;
}[PlainMessageId];

interface FactListProps {
  items: readonly TitledMessageId[];
}

/** Short statements side by side, each with a heading. */
export function FactList({ items }: FactListProps) {
  return (
    <ul className={styles.facts}>
      {items.map((id) => (
        <li key={id}>
          <h3>
            <FormattedMessage id={id} />
          </h3>
          <p>
            <FormattedMessage id={`${id}.text`} />
          </p>
        </li>
      ))}
    </ul>
  );
}
