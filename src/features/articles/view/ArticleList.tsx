import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useEntryState } from '#router/useEntry.ts';
import only from '#styles/only.module.css';
import type { ArticleSummary } from '../model/content.ts';
import { shownAfter } from '../model/paging.ts';
import styles from './ArticleCard.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import { useOlder } from './useOlder.ts';

interface ArticleListProps {
  /** Those embedded in the page. */
  articles: readonly ArticleSummary[];
  /** Number of further, older ones. */
  older?: number | undefined;
  /** A mark for an article, next to its topic. */
  markOf: (slug: string) => ReactNode;
}

/** The notes below the featured one, three at a time. Without scripts, all embedded notes are shown. */
export function ArticleList({ articles, older = 0, markOf }: ArticleListProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [presses, setPresses] = useEntryState<number>('more', 0);
  const total = articles.length + older;
  const { articles: olderArticles, fetch } = useOlder(shownAfter(presses, total) > articles.length);
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  const listed = [...articles, ...olderArticles];
  const shown = shownAfter(presses, listed.length);
  const allShown = shown === total;
  const showMore = async () => {
    const next = shownAfter(presses + 1, total);
    setStep('busy');
    const there = next <= listed.length || (await fetch());
    // The page may have been left.
    if (!list.current) return;
    setStep(there ? 'idle' : 'failed');
    if (!there) return;
    withFeedback(() => setPresses(presses + 1), {
      focus: () => list.current?.children[shown]?.querySelector('a'),
      shown: () => list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${shown + 1})`),
      say: intl.formatMessage({ id: 'insights.moreShown' }, { count: next - shown }),
    });
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {listed.map((article, index) => (
          <li key={article.slug} className={index < shown ? undefined : only.withoutScripts}>
            <ArticleCard article={article} mark={markOf(article.slug)} />
          </li>
        ))}
      </ul>
      <p className={only.withScripts}>
        <Button variant="quiet" disabled={allShown} busy={step === 'busy'} onClick={() => void showMore()}>
          <FormattedMessage id={allShown ? 'insights.allShown' : 'insights.more'} />
        </Button>
      </p>
      {step === 'failed' && (
        <p role="alert">
          <FormattedMessage id="insights.moreFailed" />
        </p>
      )}
    </>
  );
}
