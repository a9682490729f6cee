import { join } from 'node:path';
import * as v from 'valibot';
import type { LanguageCode } from '#site/languages.ts';
import { names, text, textOfLength } from './fields.ts';
import { readAll, writtenIn } from './folder.ts';
import {
  ContentError,
  type ContentFile,
  contentFile,
  readFrontMatter,
  unlessTranslated,
} from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import type { Author, AuthorText } from './texts.ts';

/** Fields of every language. */
const words = { role: text, excerpt: textOfLength(80, 200), subjects: names };

export const authorWords = v.strictObject(words);
/** The name is written once, in the first language. */
export const authorFields = v.strictObject({ name: text, ...words });

const FOLDER = 'authors';

/** All authors, by name. Throws a ContentError with all problems. */
export function readAuthors(locales: string): Author[] {
  const slugs = new Map<string, string>();
  const authors = readAll([...writtenIn(locales, FOLDER)], ([slug, written]) =>
    readAuthor(locales, slug, written, slugs),
  );
  return authors.flat().sort((a, b) => a.name.localeCompare(b.name, 'it') || a.slug.localeCompare(b.slug));
}

/** Reads one author and records the slug by name; empty if no language has a file. */
function readAuthor(
  locales: string,
  slug: string,
  [first, ...others]: readonly LanguageCode[],
  slugs: Map<string, string>,
): Author[] {
  if (!first) return [];
  const fileIn = (code: LanguageCode) => contentFile(locales, join(locales, code, FOLDER, `${slug}.md`));
  const isFact = (field: string) => field === 'name';
  const original = readFrontMatter(fileIn(first), authorFields, undefined, unlessTranslated(isFact));
  const { name, ...own } = original.fields;
  const namesake = slugs.get(name);
  if (namesake) {
    const sentence = `there is another author "${name}", in ${namesake}.md. Tell them apart.`;
    throw new ContentError([original.problemWith('name', sentence)]);
  }
  slugs.set(name, slug);
  const translations = readAll(others, (code) => {
    const file = fileIn(code);
    const read = readFrontMatter(file, authorWords, (field) =>
      field === 'name' ? `"name" stands once, in ${fileIn(first).name}. Remove the line here.` : undefined,
    );
    return [code, { ...read.fields, body: bodyOf(read, file) }] as const;
  });
  const texts: (readonly [LanguageCode, AuthorText])[] = [
    [first, { ...own, body: bodyOf(original, fileIn(first)) }],
    ...translations,
  ];
  return [{ slug, name, languages: [first, ...others], texts: Object.fromEntries(texts) }];
}

const bodyOf = ({ body, bodyLine }: { body: string; bodyLine: number }, file: ContentFile) =>
  parseMarkdown(body, { ...file, line: bodyLine });
