import { FormattedMessage } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import layout from '#styles/layout.module.css';
import visibility from '#styles/visibility.module.css';
import type { ArticleTitle } from '../model/content.ts';

/**
 * Renders links to the next older articles, which no script can fetch. Each of these articles links to further ones.
 */
export function OlderArticles({ articles = [] }: { articles?: readonly ArticleTitle[] | undefined }) {
  const locale = useLocale();
  if (articles.length === 0) return null;
  return (
    <nav className={`${layout.stack2} ${visibility.withoutScripts}`} aria-labelledby="older-title">
      <h3 id="older-title">
        <FormattedMessage id="insights.older" />
      </h3>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <RouteLink
              to="article"
              slug={article.slug}
              lang={article.language === locale ? undefined : article.language}
            >
              {article.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
