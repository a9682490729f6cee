import { FormattedMessage } from 'react-intl';
import type { ArticleListContent } from '#features/articles/model/content.ts';
import { ArticleCard } from '#features/articles/view/ArticleCard.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import page from '../page.module.css';
import styles from './InsightsPage.module.css';

export default function InsightsPage({ content }: { content: unknown }) {
  const [featured, ...others] = (content as ArticleListContent).articles;
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="insights.heading" />}
        lead={<FormattedMessage id="insights.lead" />}
      />
      {featured && (
        <section className={styles.list} aria-labelledby="featured-title">
          <h2 id="featured-title" className={styles.title}>
            <FormattedMessage id="insights.featured" />
          </h2>
          <ArticleCard article={featured} featured />
        </section>
      )}
      <section className={styles.list} aria-labelledby="latest-title">
        <h2 id="latest-title" className={styles.title}>
          <FormattedMessage id="insights.latest" />
        </h2>
        {others.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </section>
    </div>
  );
}
