import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/feedback.ts';
import { useEntryState } from '#browser/useEntry.ts';
import { Button } from '#ui/Button.tsx';
import type { ArticleSummary } from '../model/content.ts';
import { MOST_LISTED, shownAfter } from '../model/paging.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleList.module.css';

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  /** A word about an article, beside its topic. */
  markOf: (slug: string) => ReactNode;
}

/** The notes below the featured one, three at a time. Without scripts all of them stand there. */
export function ArticleList({ articles, markOf }: ArticleListProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [presses, setPresses] = useEntryState<number>('more', 0);
  const listed = articles.slice(0, MOST_LISTED);
  const shown = shownAfter(presses, listed.length);
  const allShown = shown === listed.length;
  const showMore = () => {
    const count = shownAfter(presses + 1, listed.length) - shown;
    withFeedback(() => setPresses(presses + 1), {
      focus: () => list.current?.children[shown]?.querySelector('a'),
      say: intl.formatMessage({ id: 'insights.moreShown' }, { count }),
    });
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {listed.map((article, index) => (
          <li key={article.slug} className={index < shown ? undefined : styles.later}>
            <ArticleCard article={article} mark={markOf(article.slug)} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Button variant="quiet" disabled={allShown} onClick={showMore}>
          <FormattedMessage id={allShown ? 'insights.allShown' : 'insights.more'} />
        </Button>
      </p>
    </>
  );
}
