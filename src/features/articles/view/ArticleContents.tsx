import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import visibility from '#styles/visibility.module.css';
import { watchSectionInView } from '../browser/sectionInView.ts';
import type { ArticleSection } from '../model/sections.ts';
import styles from './ArticleContents.module.css';

interface ArticleContentsProps {
  sections: readonly ArticleSection[];
  /** Language of the text, if it differs from the page's language. */
  lang: string | undefined;
}

/**
 * Renders the list of a text's sections: collapsed above the text, or expanded in the margin next to the text if there
 * is space. It marks the section that the reader is in.
 */
export function ArticleContents({ sections, lang }: ArticleContentsProps) {
  const current = useSectionInView(sections);
  return (
    <div className={`${styles.margin} ${visibility.screenOnly}`}>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <details className={styles.fold}>
          <summary className={`${patterns.sign} ${styles.summary}`}>
            <FormattedMessage id="insights.contents" />
          </summary>
          <p id="contents-title" className={styles.name}>
            <FormattedMessage id="insights.contents" />
          </p>
          <ol className={styles.list} lang={lang}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </div>
  );
}

/** Returns the id of the section that the reader is in. */
function useSectionInView(sections: readonly ArticleSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => watchSectionInView(ids.split(' '), setCurrent), [ids]);
  return current;
}
