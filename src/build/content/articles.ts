import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type LanguageCode, languages } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';
import { authorOf, cover, day, draft, minutes, names, textOfLength, topicOf } from './fields.ts';
import { readAll, writtenIn } from './folder.ts';
import {
  ContentError,
  type ContentFile,
  contentFile,
  type FrontMatter,
  readFrontMatter,
  unlessTranslated,
} from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { isPublished, type Publication } from './publication.ts';
import { readingMinutes } from './reading-time.ts';
import type { Article, ArticleText } from './texts.ts';

/** Valid names; undefined where none are known and all are accepted. */
type Known = readonly string[] | undefined;

/** Lengths at which search results and cards cut off. */
const words = { title: textOfLength(1, 80), excerpt: textOfLength(80, 200) };

/** Fields of a translation. */
export const translationFields = v.strictObject({
  ...words,
  updated: v.exactOptional(day),
  draft: v.exactOptional(draft),
});

/** Fields of the first language an article is written in; the facts are written only there. */
export const originalFields = (topics: readonly string[], authors: Known) =>
  v.strictObject({
    ...words,
    author: authorOf(authors),
    topic: topicOf(topics),
    date: day,
    updated: v.exactOptional(day),
    minutes: v.exactOptional(minutes),
    cover: v.exactOptional(cover),
    related: v.exactOptional(names),
    draft: v.exactOptional(draft),
  });

type OriginalFields = v.InferOutput<ReturnType<typeof originalFields>>;
type TranslationFields = v.InferOutput<typeof translationFields>;

const FOLDER = 'articles';

/** The published articles of the insights, newest first. Throws a ContentError with all problems. */
export function readArticles(locales: string, authors: Known, publication: Publication): Article[] {
  const bySlug = writtenArticles(locales);
  const schema = originalFields(topicsIn(locales), authors);
  const read = readAll([...bySlug], ([slug, written]) =>
    readArticle({ locales, slug, written, schema, known: [...bySlug.keys()], publication }),
  );
  return newestFirst(read.filter((article) => article !== undefined));
}

/** Languages of each article, in site order, by slug; drafts and future articles included. */
export const writtenArticles = (locales: string) => writtenIn(locales, FOLDER);

/** Texts of the same day are sorted by slug. */
export const newestFirst = <Text extends { date: string; slug: string }>(texts: readonly Text[]): Text[] =>
  [...texts].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** The topics an article may have: those with a message in insights.json, except "all". */
export function topicsIn(locales: string): string[] {
  const file = languages.map(({ code }) => join(locales, code, 'insights.json')).find(existsSync);
  const messages: Record<string, string> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const prefix = 'insights.topic.';
  return Object.keys(messages)
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((topic) => topic !== 'all');
}

interface Reading {
  locales: string;
  slug: string;
  /** Languages that have a file, in site order: the first is that of the original. */
  written: readonly LanguageCode[];
  schema: ReturnType<typeof originalFields>;
  /** Slugs that other articles may name. */
  known: readonly string[];
  publication: Publication;
}

/** An article with its translations; undefined if it is not published. */
function readArticle(reading: Reading): Article | undefined {
  const { locales, slug, written, schema, publication } = reading;
  const [first, ...others] = written;
  if (!first) return undefined;
  const fileIn = (code: LanguageCode) => contentFile(locales, join(locales, code, FOLDER, `${slug}.md`));
  const isFact = (field: string) => field in schema.entries && !(field in words);
  const original = readFrontMatter(fileIn(first), schema, undefined, unlessTranslated(isFact));
  const {
    title: _title,
    excerpt: _excerpt,
    draft: isDraft,
    topic,
    minutes: said,
    ...facts
  } = original.fields;
  checkOriginal(original, reading);
  const translations = readAll(others, (code) => {
    const read = readFrontMatter(fileIn(code), translationFields, (field) =>
      field in schema.entries
        ? `"${field}" stands once, in ${fileIn(first).name}. Remove the line here.`
        : undefined,
    );
    const { updated } = read.fields;
    if (updated && updated < facts.date)
      throw new ContentError([read.problemWith('updated', updatedTooEarly(updated))]);
    return { code, read };
  });
  if (!isPublished({ date: facts.date, draft: isDraft }, publication)) return undefined;
  const shown = translations.filter(({ read }) => publication.everything || !read.fields.draft);
  const texts = readAll([{ code: first, read: original }, ...shown], ({ code, read }) => {
    return [code, textOf(read, fileIn(code))] as const;
  });
  return {
    ...facts,
    slug,
    // The schema has checked it against the known topics.
    topic: topic as Topic,
    minutes: said ?? readingMinutes(texts[0]?.[1].body ?? []),
    languages: [first, ...shown.map(({ code }) => code)],
    texts: Object.fromEntries(texts),
  };
}

function textOf(read: FrontMatter<OriginalFields | TranslationFields>, file: ContentFile): ArticleText {
  const { title, excerpt, updated } = read.fields;
  const body = parseMarkdown(read.body, { ...file, line: read.bodyLine });
  return { title, excerpt, ...(updated && { updated }), body };
}

const updatedTooEarly = (updated: string) =>
  `it was updated on ${updated}, before its date. Correct one of them.`;

/** Throws where fields contradict each other or the other articles. */
function checkOriginal({ fields, problemWith }: FrontMatter<OriginalFields>, { slug, known }: Reading): void {
  const { date, updated, related = [] } = fields;
  const problems = related.flatMap((other) => {
    if (other === slug) return [problemWith('related', 'an article is not related to itself. Name others.')];
    if (known.includes(other)) return [];
    return [
      problemWith('related', `there is no article "${other}". Write the name of its file, without ".md".`),
    ];
  });
  if (updated && updated < date) problems.push(problemWith('updated', updatedTooEarly(updated)));
  if (problems.length > 0) throw new ContentError(problems);
}
