import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Topics.module.css';

interface TopicsProps {
  label: PlainMessageId;
  items: readonly string[];
  /** Language of the items, if it differs from the page's language. */
  lang?: string | undefined;
}

/** Renders topics as a line of text. None is chosen, because they are not filters (docs/site.md, section 2). */
export function Topics({ label, items, lang }: TopicsProps) {
  return (
    <div className={`${layout.cluster} ${styles.about}`}>
      <p className={typography.strong}>
        <FormattedMessage id={label} />
      </p>
      <ul className={`${layout.cluster} ${styles.topics} ${typography.small}`} lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
