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
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import styles from './AuthorPage.module.css';

/** Renders an author's page with the author's role, subjects and articles. */
export default function AuthorPage({ match, content: author }: PageProps<'author'>) {
  const foreign = author.language === match.language ? undefined : author.language;
  return (
    <div className={page.page}>
      <div className={`${styles.top} ${layout.desktop}`}>
        <div className={`${patterns.stack5} ${patterns.measure}`}>
          <p className={`${patterns.links} ${patterns.small}`}>
            <NavigationLink to="insights" label="insights.back" />
          </p>
          <header className={patterns.stack2}>
            <div className={patterns.line}>
              <Avatar name={author.title} />
              <h1>{author.title}</h1>
            </div>
            <p className={`${styles.role} ${patterns.lead}`} lang={foreign}>
              {author.role}
            </p>
          </header>
          <div className={patterns.stack4} lang={foreign}>
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
        <section className={patterns.stack5} aria-labelledby="notes-title">
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
  const italian = match.language === 'it' ? undefined : 'it';
  return (
    <section className={patterns.stack5} aria-labelledby="posts-title">
      <h2 id="posts-title">
        <FormattedMessage id="authors.posts" />
      </h2>
      <ul className={columns.three}>
        {posts.map(({ slug, title, date }) => (
          <li key={slug} className={`${patterns.stack2} ${patterns.top} ${patterns.ruled}`}>
            <RouteLink
              to="post"
              slug={slug}
              className={`${patterns.subheading} ${parts.bare}`}
              lang={italian}
            >
              {title}
            </RouteLink>
            <PrerenderedText as="time" className={patterns.note} dateTime={date}>
              <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
            </PrerenderedText>
          </li>
        ))}
      </ul>
    </section>
  );
}
