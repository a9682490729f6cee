import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent, ArticleListContent } from '#features/articles/model/content.ts';
import type {
  BlogContent,
  GuidesContent,
  LegalContent,
  PostContent,
} from '#features/articles/model/italian.ts';
import type { FaqContent } from '#features/faq/model/faq.ts';
import type { RouteMatch } from '#router/model/addresses.ts';
import type { ReportsContent } from '#site/reports.ts';
import type { RouteId } from '#site/routes.ts';
import type { HomeContent } from '#site/testimonials.ts';
import type { WebinarsContent } from '#site/webinars.ts';

/** Longer content that a page receives in addition to its messages. src/build/messages.ts writes it. */
interface Contents {
  home: HomeContent;
  insights: ArticleListContent;
  /** Undefined if no article has that name. The page then shows that the article does not exist. */
  article: ArticleContent | undefined;
  post: PostContent;
  author: AuthorContent;
  blog: BlogContent;
  guides: GuidesContent;
  privacy: LegalContent;
  terms: LegalContent;
  cookies: LegalContent;
  webinars: WebinarsContent;
  reports: ReportsContent;
  faq: FaqContent;
}

type ContentOf<Id extends RouteId> = Id extends keyof Contents ? Contents[Id] : undefined;

/** Props of a route's page: its route match and its content. */
export interface PageProps<Id extends RouteId> {
  match: RouteMatch;
  content: ContentOf<Id>;
}
