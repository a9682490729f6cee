import type {
  BlogContent,
  GuidesContent,
  LegalContent,
  Post,
  PostContent,
} from '#features/articles/model/italian.ts';
import type { Locale } from '#site/locales.ts';
import { routes } from '#site/routes.ts';
import { summaryOf, titleOf } from './article-pages.ts';
import { ContentError } from './content/content-error.ts';
import type { BlogPost } from './content/italian-texts.ts';
import type { SiteContent } from './content/site-content.ts';
import { writerOf } from './writers.ts';

type ItalianContent = LegalContent | GuidesContent | BlogContent;

/** Returns the contents of the pages whose texts are Italian in every locale, by route. */
export function italianContents(content: SiteContent, locale: Locale): Map<string, ItalianContent> {
  const ids = routes.filter((route) => route.content === 'italian').map(({ id }) => id);
  return new Map(ids.map((id) => [id, contentOf(id, content, locale)]));
}

function contentOf(
  id: string,
  { articles, guides, posts, legal }: SiteContent,
  locale: Locale,
): ItalianContent {
  if (id === 'guides') return { guides };
  if (id === 'blog') return { posts: posts.map((post) => postOf(post, articles, locale)) };
  const text = legal.find(({ slug }) => slug === id);
  if (!text)
    throw new ContentError([`locales/it/texts/${id}.md is missing or a draft, and its page would be empty.`]);
  return { revised: text.revised, body: text.body };
}

const date = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
const minutes = new Intl.NumberFormat('it', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Returns the content of a post's page. The other texts on the page are in `language`. */
export function postContent(
  { articles, authors }: Pick<SiteContent, 'articles' | 'authors'>,
  locale: Locale,
  { insight, ...post }: BlogPost,
): PostContent {
  const related = articles.filter(({ slug }) => slug === insight).map((note) => summaryOf(note, locale));
  return { ...post, writer: writerOf({ authors }, post.author, locale), language: 'it', related };
}

function postOf(post: BlogPost, articles: SiteContent['articles'], locale: Locale): Post {
  const { updated: _updated, body: _body, insight: slug, ...facts } = post;
  const insight = articles.find((article) => article.slug === slug);
  return {
    ...facts,
    ...(insight && { insight: titleOf(insight, locale) }),
    written: { date: date.format(new Date(post.date)), minutes: minutes.format(post.minutes) },
  };
}
