import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSectionInView } from '#browser/dom/useSectionInView.ts';
import { Fold } from '#components/Accordion.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
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
  const current = useSectionInView(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <div className={`${styles.margin} ${visibility.screenOnly}`}>
      <nav aria-labelledby="contents-title">
        <Fold name={<FormattedMessage id="insights.contents" />}>
          <p id="contents-title" className={styles.name}>
            <FormattedMessage id="insights.contents" />
          </p>
          <ol className={layout.column} lang={lang}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={typography.bare}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </nav>
    </div>
  );
}
