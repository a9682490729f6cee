import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { locales } from '#site/locales.ts';
import type { Topic } from '#site/topics.ts';
import { authorOf, cover, day, type Known, minutes, names, textOfLength, topicOf } from './field-schemas.ts';
import { writtenIn } from './folder.ts';
import { contentFile, type FrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { readMessageFile } from './message-file.ts';
import type { Drafts } from './publication.ts';
import { readingMinutes } from './reading-time.ts';
import { readTexts, shownIn } from './texts.ts';

/** Translated fields. The lengths are limited, because search results and cards cut off longer texts. */
export const articleTranslated = {
  title: textOfLength(1, 80),
  excerpt: textOfLength(80, 200),
  updated: v.exactOptional(day),
};

/** Facts of an article. `updated` is also a translated field. The fact applies to languages that name no other day. */
export const articleFacts = (topics: readonly string[], authors: Known) => ({
  author: authorOf(authors),
  topic: topicOf(topics),
  date: day,
  updated: v.exactOptional(day),
  minutes: v.exactOptional(minutes),
  cover: v.exactOptional(cover),
  related: v.exactOptional(names),
});

/** An article of the insights. */
export type Article = ReturnType<typeof readArticles>[number];

/** Returns the articles of the insights, newest first, with those of days to come. Throws a ContentError with all problems. */
export function readArticles(localesFolder: string, authors: Known, drafts: Drafts) {
  const known = writtenArticles(localesFolder);
  const read = readTexts(
    localesFolder,
    {
      folder: FOLDER,
      facts: articleFacts(topicsIn(localesFolder), authors),
      translated: articleTranslated,
      bodyOf: parseMarkdown,
      problemsOf: (original, slug, translations) => [
        ...relatedProblems(original, slug, known),
        ...[original, ...translations].flatMap((file) => updatedTooEarly(file, original.fields.date)),
      ],
    },
    drafts,
  );
  const articles = read.map(({ facts, ...article }) => ({
    ...article,
    ...facts,
    // The schema has checked that the topic is known.
    topic: facts.topic as Topic,
    minutes: facts.minutes ?? readingMinutes(shownIn(article, article.languages[0]).body),
  }));
  return newestFirst(articles);
}

const FOLDER = 'articles';

/** Returns the slugs of all articles, including drafts and future articles. */
export const writtenArticles = (localesFolder: string) => [...writtenIn(localesFolder, FOLDER).keys()];

/** Sorts texts by date, newest first. Texts of the same day are sorted by slug. */
export const newestFirst = <Text extends { date: string; slug: string }>(texts: readonly Text[]): Text[] =>
  [...texts].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** Returns the topics that an article may have: all topics with a message in insights.json, except "all". */
export function topicsIn(localesFolder: string): string[] {
  const file = locales.map(({ code }) => join(localesFolder, code, 'insights.json')).find(existsSync);
  const messages = file ? [...readMessageFile(contentFile(localesFolder, file)).keys()] : [];
  const prefix = 'insights.topic.';
  return messages
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((topic) => topic !== 'all');
}

/** Returns an error message if a text was updated before its date. Otherwise the list is empty. */
export function updatedTooEarly(
  { fields: { updated }, problemWith }: FrontMatter<{ updated?: string }>,
  date: string,
): string[] {
  if (!updated || updated >= date) return [];
  return [problemWith('updated', `it was updated on ${updated}, before its date. Correct one of them.`)];
}

/** Returns an error message for each related article that does not exist. */
function relatedProblems(
  { fields: { related = [] }, problemWith }: FrontMatter<{ related?: string[] }>,
  slug: string,
  known: readonly string[],
): string[] {
  return related.flatMap((other) => {
    if (other === slug) return [problemWith('related', 'an article is not related to itself. Name others.')];
    if (known.includes(other)) return [];
    return [
      problemWith('related', `there is no article "${other}". Write the name of its file, without ".md".`),
    ];
  });
}
