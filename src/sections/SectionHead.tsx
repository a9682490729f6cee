import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** The id of the heading, for what is labelled by it. */
  id: string;
  eyebrow: PlainMessageId;
  title: PlainMessageId;
  lead?: PlainMessageId;
}

/** What a section begins with: a word above, its heading, a sentence. */
export function SectionHead({ id, eyebrow, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.eyebrow}>
        <FormattedMessage id={eyebrow} />
      </p>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {lead && (
        <p className={styles.lead}>
          <FormattedMessage id={lead} />
        </p>
      )}
    </div>
  );
}
