import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { isSample } from '#site/sample-content.ts';
import typography from '#styles/typography.module.css';
import type { ArticleContent } from '../model/content.ts';
import styles from './Article.module.css';

type Facts = Pick<ArticleContent, 'author' | 'writer' | 'date' | 'updated' | 'minutes'>;

export function ArticleFacts({ article }: { article: Facts }) {
  const intl = useIntl();
  const locale = useLocale();
  const { writer } = article;
  return (
    <p className={`${typography.small} ${styles.facts}`}>
      <span>
        <FormattedMessage
          id="insights.by"
          values={{
            author: article.author,
            link: (name) => (
              <RouteLink to="author" slug={writer.slug} rel="author">
                {name}
              </RouteLink>
            ),
          }}
        />
        {', '}
        <span lang={writer.language === locale ? undefined : writer.language}>{writer.role}</span>
        {isSample.authors && (
          <>
            {' '}
            <FormattedMessage id="insights.by.sample" />
          </>
        )}
      </span>
      <PrerenderedText as="time" dateTime={article.date}>
        <FormattedDate value={article.date} dateStyle="long" timeZone="UTC" />
      </PrerenderedText>
      {/* On a phone it is next to the first date, and the date of the update has a line of its own. */}
      <span>{intl.formatMessage({ id: 'insights.minutes' }, { minutes: article.minutes })}</span>
      {article.updated && (
        <PrerenderedText as="time" dateTime={article.updated}>
          {intl.formatMessage(
            { id: 'insights.updated' },
            { date: intl.formatDate(article.updated, { dateStyle: 'long', timeZone: 'UTC' }) },
          )}
        </PrerenderedText>
      )}
    </p>
  );
}
