import * as v from 'valibot';
import { names, text, textOfLength } from './fields.ts';
import { readAll, type WrittenLanguages, writtenIn } from './folder.ts';
import { ContentError } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import type { Author } from './texts.ts';
import { readTranslated } from './translated.ts';

/** Fields of every language. */
const words = { role: text, excerpt: textOfLength(80, 200), subjects: names };

export const authorWords = v.strictObject(words);
/** The name is written once, in the original. */
export const authorFields = v.strictObject({ name: text, ...words });

const FOLDER = 'authors';

/** All authors, by name. Throws a ContentError with all problems. */
export function readAuthors(locales: string): Author[] {
  const slugs = new Map<string, string>();
  const authors = readAll([...writtenIn(locales, FOLDER)], ([slug, written]) =>
    readAuthor(locales, slug, written, slugs),
  );
  return authors.sort((a, b) => a.name.localeCompare(b.name, 'it') || a.slug.localeCompare(b.slug));
}

/** Reads one author and records the slug by name. */
function readAuthor(
  locales: string,
  slug: string,
  written: WrittenLanguages,
  slugs: Map<string, string>,
): Author {
  const place = { locales, folder: FOLDER, slug, written };
  const { original, translations } = readTranslated(place, authorFields, authorWords);
  const { name, ...own } = original.fields;
  const namesake = slugs.get(name);
  if (namesake) {
    const sentence = `there is another author "${name}", in ${namesake}.md. Tell them apart.`;
    throw new ContentError([original.problemWith('name', sentence)]);
  }
  slugs.set(name, slug);
  const texts = readAll([{ ...original, fields: own }, ...translations], ({ code, fields, body, source }) => {
    return [code, { ...fields, body: parseMarkdown(body, source) }] as const;
  });
  return { slug, name, languages: written, texts: Object.fromEntries(texts) };
}
