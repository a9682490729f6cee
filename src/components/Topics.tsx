import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Topics.module.css';

interface TopicsProps {
  label: PlainMessageId;
  items: readonly string[];
  /** The item that applies to the list below. */
  current?: string | undefined;
  /** Language of the items, if it differs from the page's language. */
  lang?: string | undefined;
}

/**
 * Renders topics as a line of text. The current one is bold. They do not look like buttons, because they are not filters
 * (docs/site.md, section 2).
 */
export function Topics({ label, items, current, lang }: TopicsProps) {
  return (
    <div className={`${layout.cluster} ${styles.about}`}>
      <p className={typography.strong}>
        <FormattedMessage id={label} />
      </p>
      <ul className={`${layout.cluster} ${styles.topics} ${typography.small}`} lang={lang}>
        {items.map((item) => (
          <li key={item} aria-current={item === current ? 'true' : undefined}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
