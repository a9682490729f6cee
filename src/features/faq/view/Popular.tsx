import { FormattedMessage } from 'react-intl';
import columns from '#styles/columns.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { anchorOf, type FaqItem } from '../model/faq.ts';
import styles from './Popular.module.css';

interface PopularProps {
  items: readonly FaqItem[];
  /** Called when a link to this anchor is followed. */
  onFollow: (anchor: string) => void;
}

export function Popular({ items, onFollow }: PopularProps) {
  return (
    <section className={patterns.stack4} aria-labelledby="faq-popular">
      <h2 id="faq-popular" className={`${patterns.label} ${patterns.accent}`}>
        <FormattedMessage id="faq.popular" />
      </h2>
      <ul className={`${columns.two} ${styles.questions}`}>
        {items.map(({ id, question, language }) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              className={`${styles.question} ${parts.bare}`}
              onClick={() => onFollow(anchorOf(id))}
            >
              <span lang={language}>{question}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
