import { FormattedMessage } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { Post } from '#features/articles/model/italian.ts';
import card from '#features/articles/view/ArticleCard.module.css';
import { ArticleCover } from '#features/articles/view/ArticleCover.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './PostCard.module.css';

/** Renders a blog post, Italian in every locale, and a link to the article that continues it. Source: docs/site.md, section 2. */
export function PostCard({ post }: { post: Post }) {
  const locale = useLocale();
  const italian = locale === 'it' ? undefined : 'it';
  return (
    <article className={styles.card} aria-labelledby={post.slug}>
      <ArticleCover cover={post.cover} />
      <p className={`${typography.accent} ${typography.small}`} lang={italian}>
        {post.category}
      </p>
      <h3 id={post.slug} lang={italian}>
        <RouteLink to="post" slug={post.slug} className={typography.bare}>
          {post.title}
        </RouteLink>
      </h3>
      <p className={styles.excerpt} lang={italian}>
        {post.excerpt}
      </p>
      <div className={`${layout.stack1} ${layout.top} ${typography.note}`}>
        <p className={`${layout.cluster} ${card.meta}`}>
          <span>{post.author}</span>
          <time dateTime={post.date} lang={italian}>
            {post.written.date}
          </time>
          <span>
            <VisuallyHidden>
              <FormattedMessage id="blog.readingTime" />
            </VisuallyHidden>{' '}
            <span lang={italian}>{post.written.minutes}</span>
          </span>
        </p>
        <p>
          <VisuallyHidden>
            <FormattedMessage id="blog.tags" />
          </VisuallyHidden>{' '}
          <span lang={italian}>{post.tags.join(' · ')}</span>
        </p>
      </div>
      {post.insight && (
        <p
          className={`${layout.stack1} ${layout.start} ${layout.top} ${typography.note} ${patterns.links} ${styles.deeper}`}
        >
          <FormattedMessage id="blog.note" />
          <RouteLink
            to="article"
            slug={post.insight.slug}
            className={typography.accent}
            lang={post.insight.language === locale ? undefined : post.insight.language}
          >
            {post.insight.title}
          </RouteLink>
        </p>
      )}
    </article>
  );
}
