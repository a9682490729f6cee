import { FormattedMessage } from 'react-intl';
import type { ArticleListContent } from '#features/articles/model/content.ts';
import { ArticleCard } from '#features/articles/view/ArticleCard.tsx';
import { ArticleList } from '#features/articles/view/ArticleList.tsx';
import { ReadMark } from '#features/reading/view/ReadMark.tsx';
import { FormPart, readyForm } from '#features/submissions/view/FormPart.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { insightsNewsletterForm } from '#site/forms/insights-newsletter-form.ts';
import { topics } from '#site/topics.ts';
import page from '../page.module.css';
import styles from './InsightsPage.module.css';

export const ready = readyForm;

export default function InsightsPage({ content }: { content: unknown }) {
  const [featured, ...others] = (content as ArticleListContent).articles;
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="insights.heading" />}
        lead={<FormattedMessage id="insights.lead" />}
      />
      <Topics />
      {featured && (
        <section className={styles.list} aria-labelledby="featured-title">
          <h2 id="featured-title" className={styles.title}>
            <FormattedMessage id="insights.featured" />
          </h2>
          <ArticleCard article={featured} featured mark={<ReadMark slug={featured.slug} />} />
        </section>
      )}
      <section className={styles.list} aria-labelledby="latest-title">
        <h2 id="latest-title" className={styles.title}>
          <FormattedMessage id="insights.latest" />
        </h2>
        <ArticleList articles={others} markOf={(slug) => <ReadMark slug={slug} />} />
      </section>
      <section className={styles.newsletter} aria-labelledby="insights-newsletter-form-title">
        <FormPart form={insightsNewsletterForm} variant="line">
          <p>
            <FormattedMessage id="insights.newsletter.text" />
          </p>
        </FormPart>
      </section>
    </div>
  );
}

/** What the notes are about. Labels, not filters (docs/site.md, section 2): they lead nowhere and look like it. */
function Topics() {
  return (
    <div>
      <p className={styles.label}>
        <FormattedMessage id="insights.topics" />
      </p>
      <ul className={styles.topics}>
        {(['all', ...topics] as const).map((topic) => (
          <li key={topic}>
            <FormattedMessage id={`insights.topic.${topic}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
