import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
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
  const [presses, setPresses] = useState(0);
  const listed = articles.slice(0, MOST_LISTED);
  const shown = shownAfter(presses, listed.length);
  const allShown = shown === listed.length;
  return (
    <>
      <ul className={styles.list}>
        {listed.map((article, index) => (
          <li key={article.slug} className={index < shown ? undefined : styles.later}>
            <ArticleCard article={article} mark={markOf(article.slug)} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Button look="quiet" disabled={allShown} onClick={() => setPresses(presses + 1)}>
          <FormattedMessage id={allShown ? 'insights.allShown' : 'insights.more'} />
        </Button>
      </p>
    </>
  );
}
