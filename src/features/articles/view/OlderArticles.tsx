import { FormattedMessage } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import type { ArticleTitle } from '../model/content.ts';

/** The next older notes, where no script can fetch them. Each of them leads on to further ones. */
export function OlderArticles({ articles = [] }: { articles?: readonly ArticleTitle[] | undefined }) {
  const language = useLocale();
  if (articles.length === 0) return null;
  return (
    <nav className={`${patterns.stack2} ${only.withoutScripts}`} aria-labelledby="older-title">
      <h3 id="older-title">
        <FormattedMessage id="insights.older" />
      </h3>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <RouteLink
              to="article"
              slug={article.slug}
              lang={article.language === language ? undefined : article.language}
            >
              {article.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
