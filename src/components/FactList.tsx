import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './FactList.module.css';

/** Titles that have a text. The id of the text ends in `.text`. */
export type TitledMessageId = {
  [Id in PlainMessageId]: `${Id}.text` extends PlainMessageId ? Id : never;
}[PlainMessageId];

interface FactListProps {
  items: readonly TitledMessageId[];
  /** Renders the items as steps, numbered from 01. */
  numbered?: boolean;
}

/** Renders short statements next to each other, each with a heading. */
export function FactList({ items, numbered = false }: FactListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? styles.steps : styles.facts}>
      {items.map((id, index) => (
        <li key={id} className={patterns.ruled}>
          {numbered && (
            <span className={`${typography.medium} ${typography.accent}`} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
          )}
          <h3>
            <FormattedMessage id={id} />
          </h3>
          <p className={typography.muted}>
            <FormattedMessage id={`${id}.text`} />
          </p>
        </li>
      ))}
    </List>
  );
}
