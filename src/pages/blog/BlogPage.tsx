import { FormattedMessage } from 'react-intl';
import { ItalianNotice } from '#components/ItalianNotice.tsx';
import { NewsletterSection } from '#components/NewsletterSection.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import { Topics } from '#components/Topics.tsx';
import { SubmissionForm } from '#features/forms/view/SubmissionForm.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { blogNewsletterForm } from '#site/forms/blog-newsletter-form.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import styles from './PostCard.module.css';
import { PostCard } from './PostCard.tsx';

/** The label is Italian in every locale, like the categories after it. Source: docs/site.md, section 2. */
const EVERYTHING = 'Tutti';

export default function BlogPage({ content: { posts } }: PageProps<'blog'>) {
  const italian = useLocale() === 'it' ? undefined : 'it';
  const categories = new Set([EVERYTHING, ...posts.map(({ category }) => category)]);
  return (
    <>
      <div className={page.page}>
        <div className={layout.stack5}>
          <PageIntro title="blog.heading" lead="blog.lead" layout="columns" />
          <ItalianNotice />
          <Topics label="blog.categories" items={[...categories]} lang={italian} />
        </div>
        <Section id="posts-title" title="blog.articles">
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <p className={typography.note}>
            <FormattedMessage id="blog.allShown" />
          </p>
        </Section>
      </div>
      <NewsletterSection labelledBy="blog-newsletter-form-title">
        <SubmissionForm form={blogNewsletterForm} variant="line">
          <p>
            <FormattedMessage id="blog.newsletter.text" />
          </p>
        </SubmissionForm>
      </NewsletterSection>
    </>
  );
}
