import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewsletterSection } from '#components/NewsletterSection.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Topics } from '#components/Topics.tsx';
import { ArticleCard } from '#features/articles/view/ArticleCard.tsx';
import { ArticleList } from '#features/articles/view/ArticleList.tsx';
import { FeedLinks } from '#features/articles/view/FeedLinks.tsx';
import { OlderArticles } from '#features/articles/view/OlderArticles.tsx';
import { SubmissionForm } from '#features/forms/view/SubmissionForm.tsx';
import { MarksOfAllTexts } from '#features/reading/view/MarksOfAllTexts.tsx';
import { ReadMark } from '#features/reading/view/ReadMark.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { insightsNewsletterForm } from '#site/forms/insights-newsletter-form.ts';
import { topics } from '#site/topics.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function InsightsPage({ content: { articles, older, next } }: PageProps<'insights'>) {
  const intl = useIntl();
  const locale = useLocale();
  const [featured, ...others] = articles;
  // Only the first articles can be new. Articles that load later are older.
  const listed = useMemo(() => articles.map(({ slug }) => slug), [articles]);
  const markOf = (slug: string) => <ReadMark slug={slug} listed={listed} />;
  return (
    <>
      <div className={page.page}>
        <PageIntro title="insights.heading" lead="insights.lead" layout="columns" />
        {featured && (
          <section aria-labelledby="featured-title">
            <h2 id="featured-title" className={visibility.visuallyHidden}>
              <FormattedMessage id="insights.featured" />
            </h2>
            <ArticleCard article={featured} featured mark={markOf(featured.slug)} />
          </section>
        )}
        <section className={layout.stack6} aria-labelledby="latest-title">
          <div className={layout.spread}>
            <h2 id="latest-title" className={typography.large}>
              <FormattedMessage id="insights.latest" />
            </h2>
            <Topics
              label="insights.topics"
              items={(['all', ...topics] as const).map((id) =>
                intl.formatMessage({ id: `insights.topic.${id}` }),
              )}
            />
          </div>
          <ArticleList key={locale} articles={others} older={older} markOf={markOf} />
          <OlderArticles articles={next} />
        </section>
        <MarksOfAllTexts />
      </div>
      <NewsletterSection labelledBy="insights-newsletter-form-title">
        <div className={layout.stack4}>
          <SubmissionForm form={insightsNewsletterForm} variant="line">
            <p>
              <FormattedMessage id="insights.newsletter.text" />
            </p>
          </SubmissionForm>
          <FeedLinks />
        </div>
      </NewsletterSection>
    </>
  );
}
