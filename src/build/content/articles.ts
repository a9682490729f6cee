import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';
import { authorOf, cover, day, draft, minutes, names, textOfLength, topicOf } from './fields.ts';
import { readAll, type WrittenLanguages, writtenIn } from './folder.ts';
import { ContentError, type FrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { isPublished, type Publication } from './publication.ts';
import { readingMinutes } from './reading-time.ts';
import type { Article, ArticleText } from './texts.ts';
import { readTranslated } from './translated.ts';

/** Valid names; undefined where none are known and all are accepted. */
type Known = readonly string[] | undefined;

/** Lengths at which search results and cards cut off. */
const words = { title: textOfLength(1, 80), excerpt: textOfLength(80, 200) };

export const translationFields = v.strictObject({
  ...words,
  updated: v.exactOptional(day),
  draft: v.exactOptional(draft),
});

/** Fields of the language an article is written in first; the facts are written only there. */
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

/** Languages of each article, by slug; drafts and future articles included. */
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
  written: WrittenLanguages;
  schema: ReturnType<typeof originalFields>;
  /** Slugs that other articles may name. */
  known: readonly string[];
  publication: Publication;
}

/** An article with its translations; undefined if it is not published. */
function readArticle(reading: Reading): Article | undefined {
  const { slug, schema, publication } = reading;
  const { original, translations } = readTranslated(
    { ...reading, folder: FOLDER },
    schema,
    translationFields,
  );
  const {
    title: _title,
    excerpt: _excerpt,
    draft: isDraft,
    topic,
    minutes: said,
    ...facts
  } = original.fields;
  const problems = [
    ...relatedProblems(original, reading),
    ...[original, ...translations].flatMap((read) => updatedTooEarly(read, facts.date)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const isWanted = (draft: boolean | undefined) => publication.everything || !draft;
  if (!isWanted(isDraft)) return undefined;
  const shown = translations.filter(({ fields }) => isWanted(fields.draft));
  // Of a day to come too: what is wrong in it must not stop that day's build.
  const texts = readAll([original, ...shown], (read) => [read.code, textOf(read)] as const);
  if (!isPublished(facts, publication)) return undefined;
  return {
    ...facts,
    slug,
    // The schema has checked it against the known topics.
    topic: topic as Topic,
    minutes: said ?? readingMinutes(texts[0]?.[1].body ?? []),
    languages: [original.code, ...shown.map(({ code }) => code)],
    texts: Object.fromEntries(texts),
  };
}

type TranslationFields = v.InferOutput<typeof translationFields>;

function textOf({
  fields,
  body,
  source,
}: Pick<FrontMatter<TranslationFields>, 'fields' | 'body' | 'source'>): ArticleText {
  const { title, excerpt, updated } = fields;
  return { title, excerpt, ...(updated && { updated }), body: parseMarkdown(body, source) };
}

interface MaybeUpdated {
  fields: { updated?: string };
  problemWith: (field: 'updated', sentence: string) => string;
}

/** A sentence if a text was updated before its date; else none. */
export function updatedTooEarly({ fields: { updated }, problemWith }: MaybeUpdated, date: string): string[] {
  if (!updated || updated >= date) return [];
  return [problemWith('updated', `it was updated on ${updated}, before its date. Correct one of them.`)];
}

/** A sentence for each related article that there is not. */
function relatedProblems(
  { fields: { related = [] }, problemWith }: FrontMatter<OriginalFields>,
  { slug, known }: Reading,
): string[] {
  return related.flatMap((other) => {
    if (other === slug) return [problemWith('related', 'an article is not related to itself. Name others.')];
    if (known.includes(other)) return [];
    return [
      problemWith('related', `there is no article "${other}". Write the name of its file, without ".md".`),
    ];
  });
}
