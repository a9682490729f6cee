import { use, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { storeText, useStoredText } from '#browser/storage/localStorage.ts';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { Notice } from '#components/Notice.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { contentName, OLDER_ARTICLES } from '#site/content-name.ts';
import type { Locale } from '#site/locales.ts';
import { routeById } from '#site/routes.ts';
import { READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { minutesLeft } from '../model/position.ts';
import {
  begunArticle,
  CONTINUE_ANCHOR,
  declineToContinue,
  parseProgress,
  serializeProgress,
} from '../model/progress.ts';
import styles from './ContinueReading.module.css';

interface ListedText {
  to: 'article' | 'post';
  slug: string;
  title: string;
  minutes: number;
  language: Locale;
}

/**
 * Offers the article or post that the visitor has begun and not finished, with a link to the last position. Not at a
 * kiosk, because its visitors have begun nothing.
 */
export default function ContinueReading() {
  const intl = useIntl();
  const locale = useLocale();
  const progress = parseProgress(useStoredText(READING_PROGRESS_KEY));
  const isKiosk = useIsKiosk();
  const texts = useTexts();
  const slug = begunArticle(
    progress,
    texts.map((one) => one.slug),
  );
  const article = texts.find((one) => one.slug === slug);
  if (!article || isKiosk) return null;
  const readShare = progress[article.slug]?.readShare;
  const left = readShare !== undefined && Math.max(1, minutesLeft(article.minutes, readShare));
  const decline = () =>
    storeText(READING_PROGRESS_KEY, serializeProgress(declineToContinue(progress, article.slug)));
  return (
    <Notice
      title={intl.formatMessage({ id: 'reading.goOn' })}
      close={{ label: intl.formatMessage({ id: 'reading.goOn.close' }), onClose: decline }}
    >
      <div className={`${layout.stack1} ${patterns.links}`}>
        <RouteLink
          to={article.to}
          slug={article.slug}
          rest={`#${CONTINUE_ANCHOR}`}
          lang={article.language === locale ? undefined : article.language}
        >
          {article.title}
        </RouteLink>
        {left !== false && (
          <>
            <progress className={styles.progress} value={readShare} aria-hidden="true" />
            <p className={typography.muted}>
              {intl.formatMessage({ id: 'reading.left' }, { minutes: left })}
            </p>
          </>
        )}
      </div>
    </Notice>
  );
}

type Listed = Omit<ListedText, 'to'>;

/** Returns the published articles and posts in the page's language, or none until they have loaded. */
function useTexts(): readonly ListedText[] {
  const locale = useLocale();
  const resources = use(ResourcesContext);
  const [texts, setTexts] = useState<readonly ListedText[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (name: string) => {
      const outcome = await resources?.load(locale, name);
      return outcome?.state === 'loaded' ? outcome.value : undefined;
    };
    const loadAll = async () => {
      // The contents have these types, because src/build/messages.ts wrote them under these names.
      const list = (await load(LIST)) as { articles: readonly Listed[]; older?: number } | undefined;
      const older = list?.older ? ((await load(OLDER_ARTICLES)) as readonly Listed[] | undefined) : [];
      const blog = (await load(BLOG)) as { posts: readonly Omit<Listed, 'language'>[] } | undefined;
      const articles = [...(list?.articles ?? []), ...(older ?? [])];
      const posts = blog?.posts ?? [];
      if (!isCurrent) return;
      setTexts([
        ...articles.map((article) => ({ ...article, to: 'article' as const })),
        // The blog is Italian in every locale.
        ...posts.map((post) => ({ ...post, to: 'post' as const, language: 'it' as const })),
      ]);
    };
    void loadAll();
    return () => {
      isCurrent = false;
    };
  }, [locale, resources]);
  return texts;
}

const LIST = contentName(routeById('insights')) ?? '';
const BLOG = contentName(routeById('blog')) ?? '';
