import { join } from 'node:path';
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
import { readMarked } from './front-matter.ts';

type ItalianContent = ItalianText | GuidesContent | BlogContent;

/** What the pages that are Italian in every edition are filled with, by route. */
export function italianContents(locales: string): Map<string, ItalianContent> {
  const italian = join(locales, 'it');
  const ids = routes.filter((route: Route) => route.content === 'italian').map(({ id }) => id);
  return new Map(ids.map((id) => [id, contentOf(italian, id)]));
}

function contentOf(italian: string, id: string): ItalianContent {
  if (id === 'guides') return { guides: guides.map((slug) => guideOf(italian, slug)) };
  if (id === 'blog') return { posts: posts.map((row) => postOf(italian, row)) };
  return { body: parseMarkdown(readMarked(join(italian, 'texts', `${id}.md`)).body) };
}

function guideOf(italian: string, slug: string): Guide {
  const file = join(italian, 'guides', `${slug}.md`);
  const { fields, body } = readMarked(file);
  const field = fieldOf(file, fields);
  return {
    slug,
    title: field('title'),
    description: field('description'),
    kind: field('kind'),
    duration: field('duration'),
    level: field('level'),
    body: parseMarkdown(body),
  };
}

const date = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
const minutes = new Intl.NumberFormat('it', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

function postOf(italian: string, { minutes: time, ...row }: (typeof posts)[number]): Post {
  const file = join(italian, 'blog', `${row.slug}.md`);
  const field = fieldOf(file, readMarked(file).fields);
  return {
    ...row,
    title: field('title'),
    excerpt: field('excerpt'),
    category: field('category'),
    tags: field('tags').split(', '),
    written: { date: date.format(new Date(row.date)), minutes: minutes.format(time) },
  };
}

const fieldOf = (file: string, fields: ReadonlyMap<string, string>) => (name: string) => {
  const value = fields.get(name);
  if (!value) throw new Error(`${file} needs a line "${name}: …" in front of its text.`);
  return value;
};
