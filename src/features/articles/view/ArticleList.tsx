import { type MouseEvent, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { useEntryState } from '#router/useEntryState.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import visibility from '#styles/visibility.module.css';
import type { ArticleSummary } from '../model/content.ts';
import { shownAfter } from '../model/paging.ts';
import styles from './ArticleCard.module.css';
import { ArticleCard } from './ArticleCard.tsx';

/**
 * Time in which a second click belongs to a double click, in milliseconds. It would open the article that has taken the
 * place of the button. Touch screens do not count clicks, so `event.detail` does not tell.
 */
const DOUBLE_CLICK_MS = 500;

interface ArticleListProps {
  /** The articles embedded in the page. */
  articles: readonly ArticleSummary[];
  /** The number of further, older articles. */
  older?: number | undefined;
  /** Returns a mark for an article, which is shown next to the topic of that article. */
  markOf: (slug: string) => ReactNode;
}

/**
 * Renders the articles below the featured article, three at a time. Without scripts, all embedded articles are shown.
 */
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
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const ignoreSecondClick = (event: MouseEvent) => {
    const isFromKeyboard = event.detail === 0;
    if (!isFromKeyboard && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS) event.preventDefault();
  };
  const showMore = async ({ timeStamp }: MouseEvent) => {
    pressedAt.current = timeStamp;
    const next = shownAfter(presses + 1, total);
    setStep('busy');
    const there = next <= listed.length || (await fetch());
    // The visitor may have left the page.
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
      <ul ref={list} className={styles.list} onClickCapture={ignoreSecondClick}>
        {listed.map((article, index) => (
          <li key={article.slug} className={index < shown ? undefined : visibility.withoutScripts}>
            <ArticleCard article={article} mark={markOf(article.slug)} />
          </li>
        ))}
      </ul>
      <p className={visibility.withScripts}>
        <Button
          variant="quiet"
          disabled={allShown}
          busy={step === 'busy'}
          onClick={(event) => void showMore(event)}
        >
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

type Articles = readonly ArticleSummary[];

/**
 * Returns the older articles of one language. A change of the language remounts the list. The articles are fetched if
 * `wanted` is true. `fetch` loads them earlier and resolves with true on success. After a return to the list, the
 * articles are available in its first render.
 */
function useOlder(wanted: boolean): { articles: Articles; fetch: () => Promise<boolean> } {
  const locale = useLocale();
  const resources = use(ResourcesContext);
  const [articles, setArticles] = useState(
    () => (resources?.loaded(locale, OLDER_ARTICLES) ?? []) as Articles,
  );
  const fetch = useCallback(async () => {
    const outcome = await resources?.load(locale, OLDER_ARTICLES);
    // The button remains for another attempt.
    if (outcome?.state !== 'loaded') return false;
    setArticles(outcome.value as Articles);
    return true;
  }, [locale, resources]);
  const missing = wanted && articles.length === 0;
  useEffect(() => {
    if (missing) void fetch();
  }, [missing, fetch]);
  return { articles, fetch };
}
