import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent, ArticleListContent } from '#features/articles/model/content.ts';
import type {
  BlogContent,
  GuidesContent,
  ItalianText,
  PostContent,
} from '#features/articles/model/italian.ts';
import type { FaqContent } from '#features/faq/model/faq.ts';
import type { RouteMatch } from '#router/model/addresses.ts';
import type { ReportsContent } from '#site/reports.ts';
import type { RouteId } from '#site/routes.ts';
import type { HomeContent } from '#site/testimonials.ts';
import type { WebinarsContent } from '#site/webinars.ts';

/** Longer texts passed to a route's page besides its messages; written by src/build/messages.ts. */
interface Contents {
  home: HomeContent;
  insights: ArticleListContent;
  /** undefined if there is no article of that name: the page says so. */
  article: ArticleContent | undefined;
  post: PostContent;
  author: AuthorContent;
  blog: BlogContent;
  guides: GuidesContent;
  privacy: ItalianText;
  terms: ItalianText;
  cookies: ItalianText;
  webinars: WebinarsContent;
  reports: ReportsContent;
  faq: FaqContent;
}

type ContentOf<Id extends RouteId> = Id extends keyof Contents ? Contents[Id] : undefined;

/** Props of a route's page: its place and content. */
export interface PageProps<Id extends RouteId> {
  match: RouteMatch;
  content: ContentOf<Id>;
}
