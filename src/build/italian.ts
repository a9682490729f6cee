import { join } from 'node:path';
import * as v from 'valibot';
import type {
  BlogContent,
  Guide,
  GuidesContent,
  ItalianText,
  Post,
} from '#features/articles/model/italian.ts';
import { guides } from '#site/guides.ts';
import { posts } from '#site/posts.ts';
import { type Route, routes } from '#site/routes.ts';
import { parseMarkdown } from './articles.ts';
import { readFrontMatter, text } from './front-matter.ts';

type ItalianContent = ItalianText | GuidesContent | BlogContent;

/** What the pages that are Italian in every edition are filled with, by route. */
export function italianContents(locales: string): Map<string, ItalianContent> {
  const italian = join(locales, 'it');
  const ids = routes.filter((route: Route) => route.content === 'italian').map(({ id }) => id);
  return new Map(ids.map((id) => [id, contentOf(italian, id)]));
}

const textFields = v.strictObject({ language: v.literal('it') });

function contentOf(italian: string, id: string): ItalianContent {
  if (id === 'guides') return { guides: guides.map((slug) => guideOf(italian, slug)) };
  if (id === 'blog') return { posts: posts.map((row) => postOf(italian, row)) };
  return { body: parseMarkdown(readFrontMatter(join(italian, 'texts', `${id}.md`), textFields).body) };
}

const guideFields = v.strictObject({
  title: text,
  description: text,
  kind: text,
  duration: text,
  level: text,
});

function guideOf(italian: string, slug: string): Guide {
  const { fields, body } = readFrontMatter(join(italian, 'guides', `${slug}.md`), guideFields);
  return { slug, ...fields, body: parseMarkdown(body) };
}

const date = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
const minutes = new Intl.NumberFormat('it', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

const postFields = v.strictObject({
  title: text,
  excerpt: text,
  category: text,
  tags: v.array(text),
});

function postOf(italian: string, { minutes: time, ...row }: (typeof posts)[number]): Post {
  const { fields } = readFrontMatter(join(italian, 'blog', `${row.slug}.md`), postFields);
  return {
    ...row,
    ...fields,
    written: { date: date.format(new Date(row.date)), minutes: minutes.format(time) },
  };
}
