import { FormattedDate, FormattedMessage } from 'react-intl';
import { Avatar } from '#components/Avatar.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PagesPicture } from '#components/PagesPicture.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Topics } from '#components/Topics.tsx';
import type { AuthorContent } from '#features/articles/model/author.ts';
import { ArticleBody } from '#features/articles/view/ArticleBody.tsx';
import { ArticleCards } from '#features/articles/view/ArticleCard.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import type { RouteMatch } from '#router/model/addresses.ts';
import { isSample } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import styles from './AuthorPage.module.css';

/** Renders an author's page with the author's role, subjects and articles. */
export default function AuthorPage({ match, content: author }: PageProps<'author'>) {
  const foreign = author.language === match.locale ? undefined : author.language;
  return (
    <div className={page.page}>
      <div className={`${styles.top} ${columns.desktop}`}>
        <div className={`${layout.stack5} ${layout.measure}`}>
          <p className={`${patterns.links} ${typography.small}`}>
            <NavigationLink to="insights" label="insights.back" />
          </p>
          <header className={layout.stack2}>
            <div className={layout.line}>
              <Avatar name={author.title} />
              <h1>{author.title}</h1>
            </div>
            <p className={`${styles.role} ${typography.lead}`} lang={foreign}>
              {author.role}
            </p>
            {author.languageName && <p className={typography.fine}>{author.languageName}</p>}
            {isSample.authors && (
              <p className={typography.fine}>
                <FormattedMessage id="authors.sample" />
              </p>
            )}
          </header>
          <div className={layout.stack4} lang={foreign}>
            <ArticleBody body={author.body} />
          </div>
          <Topics label="authors.subjects" items={author.subjects} lang={foreign} />
        </div>
        <div className={`${visibility.desktopOnly} ${visibility.screenOnly}`}>
          <PagesPicture
            pages={author.articles.length + author.posts.length}
            columns={2}
            marked={author.articles.length}
          />
        </div>
      </div>
      {author.articles.length > 0 && (
        <section className={layout.stack5} aria-labelledby="notes-title">
          <h2 id="notes-title">
            <FormattedMessage id="authors.notes" />
          </h2>
          <ArticleCards articles={author.articles} />
        </section>
      )}
      {author.posts.length > 0 && <Posts posts={author.posts} match={match} />}
    </div>
  );
}

/** Renders the author's blog posts, which are Italian in every locale (docs/site.md, section 2). */
function Posts({ posts, match }: { posts: AuthorContent['posts']; match: RouteMatch }) {
  const italian = match.locale === 'it' ? undefined : 'it';
  return (
    <section className={layout.stack5} aria-labelledby="posts-title">
      <h2 id="posts-title">
        <FormattedMessage id="authors.posts" />
      </h2>
      <ul className={columns.three}>
        {posts.map(({ slug, title, date }) => (
          <li key={slug} className={`${layout.stack2} ${layout.top} ${patterns.ruled}`}>
            <RouteLink
              to="post"
              slug={slug}
              className={`${typography.subheading} ${typography.bare}`}
              lang={italian}
            >
              {title}
            </RouteLink>
            <PrerenderedText as="time" className={typography.note} dateTime={date}>
              <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
            </PrerenderedText>
          </li>
        ))}
      </ul>
    </section>
  );
}
