import { FormattedMessage } from 'react-intl';
import { SubmissionForm } from '#features/submissions/view/SubmissionForm.tsx';
import { useLanguage } from '#i18n/Messages.tsx';
import { ItalianNotice } from '#sections/ItalianNotice.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { Section } from '#sections/Section.tsx';
import { blogNewsletterForm } from '#site/forms/blog-newsletter-form.ts';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import styles from './BlogPage.module.css';
import { BlogPicture } from './BlogPicture.tsx';
import { PostCard } from './PostCard.tsx';

/** Italian in every edition, like the categories after it. Source: docs/site.md, section 2. */
const EVERYTHING = 'Tutti';

export default function BlogPage({ content: { posts } }: PageProps<'blog'>) {
  return (
    <div className={page.page}>
      <div className={patterns.stack5}>
        <PageIntro title="blog.heading" lead="blog.lead" picture={<BlogPicture posts={posts} />} />
        <ItalianNotice />
        <Categories names={[EVERYTHING, ...posts.map(({ category }) => category)]} />
      </div>
      <Section id="posts-title" title="blog.articles">
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.slug} className={styles.post}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <p>
          <Button variant="quiet" disabled>
            <FormattedMessage id="blog.allShown" />
          </Button>
        </p>
      </Section>
      <section className={styles.newsletter} aria-labelledby="blog-newsletter-form-title">
        <SubmissionForm form={blogNewsletterForm} variant="line">
          <p>
            <FormattedMessage id="blog.newsletter.text" />
          </p>
        </SubmissionForm>
      </section>
    </div>
  );
}

/** Topics, as labels that must not look clickable: they are not filters (docs/site.md, section 2). */
function Categories({ names }: { names: readonly string[] }) {
  const italian = useLanguage() === 'it' ? undefined : 'it';
  return (
    <div>
      <p className={patterns.note}>
        <FormattedMessage id="blog.categories" />
      </p>
      <ul className={styles.categories} lang={italian}>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
