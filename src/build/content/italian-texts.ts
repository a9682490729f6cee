import * as v from 'valibot';
import { newestFirst, updatedTooEarly } from './articles.ts';
import {
  authorOf,
  cover,
  day,
  type Known,
  minutes,
  names,
  order,
  text,
  textOfLength,
} from './field-schemas.ts';
import { parseMarkdown } from './markdown.ts';
import type { Drafts } from './publication.ts';
import { readingMinutes } from './reading-time.ts';
import { inOrder, readTexts, shownIn } from './texts.ts';

/** No field is translated, because each text exists in one language only. */
const translated = {};

export const postFacts = (authors: Known) => ({
  title: textOfLength(1, 80),
  excerpt: text,
  category: text,
  tags: names,
  author: authorOf(authors),
  date: day,
  updated: v.exactOptional(day),
  minutes: v.exactOptional(minutes),
  cover: v.exactOptional(cover),
  insight: v.exactOptional(text),
});

interface Names {
  authors: Known;
  /** The slugs of all articles, including unpublished articles. */
  articles: readonly string[];
}

/** A post of the blog, in Italian only (docs/site.md, section 2). */
export type BlogPost = ReturnType<typeof readPosts>[number];

/** Returns the posts of the blog, newest first, with those of days to come. */
export function readPosts(locales: string, known: Names, drafts: Drafts) {
  const read = readTexts(
    locales,
    {
      folder: 'blog',
      facts: postFacts(known.authors),
      translated,
      bodyOf: parseMarkdown,
      problemsOf(post) {
        const { insight, date } = post.fields;
        if (!insight || known.articles.includes(insight)) return updatedTooEarly(post, date);
        const sentence = `there is no note "${insight}". Write the name of its file, without ".md".`;
        return [...updatedTooEarly(post, date), post.problemWith('insight', sentence)];
      },
    },
    drafts,
  );
  const posts = read.map((post) => {
    const { minutes: said, ...facts } = post.facts;
    const { body } = shownIn(post, 'it');
    return { slug: post.slug, ...facts, minutes: said ?? readingMinutes(body), body };
  });
  return newestFirst(posts);
}

export const guideFacts = { title: text, description: text, kind: text, duration: text, level: text, order };

/** Reads the guides, sorted by `order`. */
export const readGuides = (locales: string, drafts: Drafts) =>
  inOrder(
    readTexts(locales, { folder: 'guides', facts: guideFacts, translated, bodyOf: parseMarkdown }, drafts),
  ).map((guide) => {
    const { order: _order, ...facts } = guide.facts;
    return { slug: guide.slug, ...facts, body: shownIn(guide, 'it').body };
  });

/** Reads the legal texts: privacy, cookies and terms. The slug of each text is the id of its page. */
export const readLegalTexts = (locales: string, drafts: Drafts) =>
  readTexts(
    locales,
    {
      folder: 'texts',
      facts: { language: v.literal('it'), revised: day },
      translated,
      bodyOf: parseMarkdown,
    },
    drafts,
  ).map((legal) => ({ slug: legal.slug, revised: legal.facts.revised, body: shownIn(legal, 'it').body }));
