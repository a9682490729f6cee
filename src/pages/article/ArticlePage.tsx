import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { PagesPicture } from '#components/PagesPicture.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Article } from '#features/articles/view/Article.tsx';
import { FeedLinks } from '#features/articles/view/FeedLinks.tsx';
import { Marks } from '#features/reading/view/Marks.tsx';
import { ReadingBar } from '#features/reading/view/ReadingBar.tsx';
import { ReadMark } from '#features/reading/view/ReadMark.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { addressOf } from '#router/model/addresses.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

const SimilarAddress = latePart(() => import('../SimilarAddress.tsx'), { messages: 'not-found' });

export default function ArticlePage({ match, content: article }: PageProps<'article'>) {
  const lead = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLDivElement>(null);
  if (article) {
    const { slug, title, minutes, language } = article;
    const about = { slug, title, minutes, language, text };
    return (
      <Article
        article={article}
        topic={<FormattedMessage id={`insights.topic.${article.topic}`} />}
        back={
          <RouteLink to="insights">
            <FormattedMessage id="insights.back" />
          </RouteLink>
        }
        address={addressOf(match.path, match.basePath)}
        tools={<ReadingBar key={`${slug} ${language}`} {...about} />}
        lead={lead}
        text={text}
        marks={<Marks key={`${slug} ${language}`} {...{ path: match.path, title, language, lead, text }} />}
        feeds={<FeedLinks />}
        markOf={(other) => <ReadMark slug={other} />}
      />
    );
  }
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="insights.unknown" />}
        lead={<FormattedMessage id="insights.unknown.text" />}
        picture={<PagesPicture pages={12} columns={4} missing={7} />}
      >
        <SimilarAddress />
        <div className={`${layout.cluster} ${columns.actions}`}>
          <RouteLink to="insights" className={buttonClass()}>
            <FormattedMessage id="insights.unknown.back" />
          </RouteLink>
          <SearchButton />
        </div>
      </PageIntro>
    </div>
  );
}
