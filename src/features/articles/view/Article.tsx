import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { useLocale } from '#i18n/Messages.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { type ArticleContent, type ArticleNode, LINK_RELATION } from '../model/content.ts';
import { listedSections, sectionsOf } from '../model/sections.ts';
import { sourcesIn } from '../model/sources.ts';
import styles from './Article.module.css';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleCards } from './ArticleCard.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { OlderArticles } from './OlderArticles.tsx';
import { SharePanel } from './SharePanel.tsx';

interface ArticleProps {
  article: Omit<ArticleContent, 'topic'>;
  topic: ReactNode;
  /** Link to the list that contains the article. */
  back: ReactNode;
  /** The address without its origin. */
  address: string;
  /** Placed above the text, and sticky while the reader is in the text. */
  tools: ReactNode;
  /** Attached to the introduction below the title. */
  lead: RefObject<HTMLParagraphElement | null>;
  /** Attached to the element whose children are the blocks of the text. */
  text: RefObject<HTMLDivElement | null>;
  /** Placed below the text. */
  marks: ReactNode;
  /** Placed below the share panel. */
  feeds?: ReactNode;
  /** Returns a mark for another article, which is shown next to the topic of that article. */
  markOf: (slug: string) => ReactNode;
}

/** Renders an article with its facts, text, share panel and further reading. */
export function Article({
  article,
  topic,
  back,
  address,
  tools,
  lead,
  text,
  marks,
  feeds,
  markOf,
}: ArticleProps) {
  const intl = useIntl();
  const foreign = article.language === useLocale() ? undefined : article.language;
  const listed = listedSections(article.body);
  return (
    <article className={styles.article}>
      <p className={`${patterns.links} ${typography.small} ${visibility.screenOnly}`}>{back}</p>
      <header className={layout.stack4}>
        <p className={`${typography.accent} ${typography.small}`}>{topic}</p>
        <h1 lang={foreign}>{article.title}</h1>
        <p ref={lead} className={typography.lead} lang={foreign}>
          {article.excerpt}
        </p>
        <ArticleFacts article={article} />
        {foreign && (
          <p className={typography.note}>
            {intl.formatMessage({ id: 'insights.otherLanguage' }, { language: foreign })}
          </p>
        )}
      </header>
      <div className={styles.main}>
        {tools}
        <ArticleCover cover={article.cover} />
        {listed.length > 0 && <ArticleContents sections={listed} lang={foreign} />}
        <div ref={text} className={styles.body} lang={foreign}>
          <ArticleBody body={article.body} sections={sectionsOf(article.body)} />
        </div>
      </div>
      <p className={`${typography.note} ${visibility.screenOnly} ${visibility.whenStored}`}>
        <FormattedMessage id="insights.stored" />
      </p>
      {marks}
      <Sources body={article.body} lang={foreign} />
      <p className={`${styles.source} ${typography.fine} ${patterns.ruled}`}>
        {environment.siteUrl + address}
      </p>
      <SharePanel title={article.title} excerpt={article.excerpt} address={address} />
      {feeds}
      {article.related.length > 0 && (
        <aside className={`${layout.stack5} ${visibility.screenOnly}`} aria-labelledby="related-title">
          <h2 id="related-title" className={typography.medium}>
            <FormattedMessage id="insights.related" />
          </h2>
          <ArticleCards articles={article.related} markOf={markOf} />
        </aside>
      )}
      <OlderArticles articles={article.next} />
    </article>
  );
}

/** Renders the sources of a text, each with a link. */
function Sources({ body, lang }: { body: readonly ArticleNode[]; lang: string | undefined }) {
  const sources = sourcesIn(body);
  if (sources.length === 0) return null;
  return (
    <section className={layout.stack1} aria-labelledby="sources-title">
      <h2 id="sources-title" className={typography.medium}>
        <FormattedMessage id="insights.sources" />
      </h2>
      <ul className={`${layout.stack2} ${patterns.links} ${typography.small}`} lang={lang}>
        {sources.map(({ href, source }) => (
          <li key={href}>
            <a href={href} rel={LINK_RELATION}>
              {source}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
