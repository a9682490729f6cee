import { FormattedMessage } from 'react-intl';
import type { ArticleContent } from '#features/articles/model/content.ts';
import { Article } from '#features/articles/view/Article.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { addressOf, type Place } from '#site/addresses.ts';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';

export default function ArticlePage({ place, content }: { place: Place; content: unknown }) {
  if (content) {
    return <Article article={content as ArticleContent} address={addressOf(place.path, place.base)} />;
  }
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="insights.unknown" />}
        lead={<FormattedMessage id="insights.unknown.text" />}
      >
        <RouteLink to="insights" className={buttonClass()}>
          <FormattedMessage id="insights.unknown.back" />
        </RouteLink>
      </PageIntro>
    </div>
  );
}
