import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '#components/Avatar.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import type { ArticleSummary } from '../model/content.ts';
import styles from './ArticleCard.module.css';
import { ArticleCover } from './ArticleCover.tsx';

interface ArticleCardProps {
  article: ArticleSummary;
  featured?: boolean;
  /** A mark, which is shown next to the topic. */
  mark?: ReactNode;
}

/** Renders an article in a list: picture, topic, title, excerpt, author and date. */
export function ArticleCard({ article, featured = false, mark }: ArticleCardProps) {
  const intl = useIntl();
  const foreign = article.language === useLocale() ? undefined : article.language;
  return (
    <div className={featured ? `${styles.card} ${styles.featured} ${columns.desktop}` : styles.card}>
      <ArticleCover cover={article.cover} />
      <div className={styles.words}>
        <p className={`${layout.cluster} ${typography.note} ${styles.meta}`}>
          <strong className={typography.accent}>
            <FormattedMessage id={`insights.topic.${article.topic}`} />
          </strong>
          <span>{intl.formatMessage({ id: 'insights.minutes' }, { minutes: article.minutes })}</span>
          {article.languageName && <span>{article.languageName}</span>}
          {mark}
        </p>
        <h3 lang={foreign}>
          <RouteLink to="article" slug={article.slug} className={`${styles.link} ${typography.bare}`}>
            {article.title}
          </RouteLink>
        </h3>
        <p className={featured ? typography.lead : typography.muted} lang={foreign}>
          {article.excerpt}
        </p>
        <p className={`${styles.facts} ${typography.note} ${layout.line}`}>
          <Avatar name={article.author} />
          <span>
            <strong>{article.author}</strong>
            <PrerenderedText as="time" dateTime={article.date}>
              <FormattedDate value={article.date} dateStyle="long" timeZone="UTC" />
            </PrerenderedText>
          </span>
        </p>
      </div>
    </div>
  );
}

interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  /** Returns a mark for an article, which is shown next to the topic of that article. */
  markOf?: (slug: string) => ReactNode;
}

/** Renders articles in a row. */
export function ArticleCards({ articles, markOf }: ArticleCardsProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} mark={markOf?.(article.slug)} />
        </li>
      ))}
    </ul>
  );
}
