import { join } from 'node:path';
import * as v from 'valibot';
import type { Guide } from '#features/articles/model/italian.ts';
import { newestFirst, updatedTooEarly } from './articles.ts';
import { authorOf, cover, day, draft, minutes, names, order, text, textOfLength } from './fields.ts';
import { readAll, slugsIn } from './folder.ts';
import { ContentError, contentFile, type FrontMatter, readFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { isPublished, type Publication } from './publication.ts';
import { readingMinutes } from './reading-time.ts';
import type { BlogPost, LegalText } from './texts.ts';

/** Language of all texts here, and their folder in locales. */
const ITALIAN = 'it';

function readTexts<Fields>(
  locales: string,
  folder: string,
  schema: v.GenericSchema<unknown, Fields>,
): (FrontMatter<Fields> & { slug: string })[] {
  return readAll(slugsIn(locales, join(ITALIAN, folder)), (slug) => {
    const file = contentFile(locales, join(locales, ITALIAN, folder, `${slug}.md`));
    return { slug, ...readFrontMatter(file, schema) };
  });
}

export const postFields = (authors: readonly string[] | undefined) =>
  v.strictObject({
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
    draft: v.exactOptional(draft),
  });

interface Known {
  /** Valid names; undefined where none are known. */
  authors: readonly string[] | undefined;
  /** The slugs of all notes, published or not. */
  notes: readonly string[];
  published: readonly string[];
}

/** The published articles of the blog, newest first. Links to unpublished notes are left out. */
export function readPosts(locales: string, known: Known, publication: Publication): BlogPost[] {
  const read = readAll(readTexts(locales, 'blog', postFields(known.authors)), (post): BlogPost[] => {
    const { draft: isDraft, minutes: said, insight, updated, ...fields } = post.fields;
    const problems = updatedTooEarly(post, fields.date);
    if (insight && !known.notes.includes(insight))
      problems.push(
        post.problemWith(
          'insight',
          `there is no note "${insight}". Write the name of its file, without ".md".`,
        ),
      );
    if (problems.length > 0) throw new ContentError(problems);
    if (isDraft && !publication.everything) return [];
    // Of a day to come too: what is wrong in it must not stop that day's build.
    const body = parseMarkdown(post.body, post.source);
    if (!isPublished(fields, publication)) return [];
    const linked = insight && known.published.includes(insight);
    return [
      {
        slug: post.slug,
        ...fields,
        ...(updated && { updated }),
        minutes: said ?? readingMinutes(body),
        ...(linked && { insight }),
        body,
      },
    ];
  });
  return newestFirst(read.flat());
}

export const guideFields = v.strictObject({
  title: text,
  description: text,
  kind: text,
  duration: text,
  level: text,
  order,
  draft: v.exactOptional(draft),
});

/** Privacy, cookies and terms. */
export const readLegalTexts = (locales: string): LegalText[] =>
  readAll(readTexts(locales, 'texts', legalFields), ({ slug, body, source }) => ({
    slug,
    body: parseMarkdown(body, source),
  }));

const legalFields = v.strictObject({ language: v.literal('it') });

/** The guides, sorted by `order`. */
export function readGuides(locales: string, { everything }: Publication): Guide[] {
  const shown = readTexts(locales, 'guides', guideFields).filter(({ fields }) => everything || !fields.draft);
  const sorted = shown.sort((a, b) => a.fields.order - b.fields.order || a.slug.localeCompare(b.slug));
  return readAll(sorted, ({ slug, body, source, fields: { draft: _draft, order: _order, ...fields } }) => ({
    slug,
    ...fields,
    body: parseMarkdown(body, source),
  }));
}
