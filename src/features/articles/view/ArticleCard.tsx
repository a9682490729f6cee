import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#i18n/Messages.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import type { ArticleSummary } from '../model/content.ts';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  featured?: boolean;
  /** A word about it, beside its topic. */
  mark?: ReactNode;
}

/** An article in a list: topic, title, excerpt and facts. */
export function ArticleCard({ article, featured = false, mark }: ArticleCardProps) {
  const intl = useIntl();
  const foreign = article.language === useLanguage() ? undefined : article.language;
  return (
    <div className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      <p className={styles.topic}>
        <FormattedMessage id={`insights.topic.${article.topic}`} />
        {mark}
      </p>
      <h3 lang={foreign}>
        <RouteLink to="article" slug={article.slug} className={styles.link}>
          {article.title}
        </RouteLink>
      </h3>
      <p lang={foreign}>{article.excerpt}</p>
      <p className={styles.facts}>
        <span>{article.author}</span>
        <time dateTime={article.date}>
          <FormattedDate value={article.date} dateStyle="medium" timeZone="UTC" />
        </time>
        <span>{intl.formatMessage({ id: 'insights.minutes' }, { minutes: article.minutes })}</span>
      </p>
    </div>
  );
}
