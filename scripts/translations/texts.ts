import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isSeq, parseDocument } from 'yaml';
import { writtenIn } from '#build/content/folder.ts';
import { readSource } from '#build/content/front-matter.ts';
import { messageNames } from '#build/content/site-messages.ts';
import { defaultLocale, type Locale, locales } from '#site/locales.ts';

/** Folders of translated texts, with their translated fields. */
const textFields = {
  articles: ['title', 'excerpt'],
  authors: ['role', 'excerpt', 'subjects'],
  faq: ['question'],
  reports: ['title'],
  testimonials: ['role'],
  webinars: ['title', 'agenda', 'resources'],
} as const;

/** Separators in fields that contain several words or lines. */
const separators: Readonly<Record<string, string>> = { subjects: ', ', agenda: ' | ' };

/** The unit of translation and of the record: a message, or a text with its title. */
export interface Item {
  /** Path below the language's folder, such as common.json or articles/<slug>.md. */
  file: string;
  /** Message id, or undefined for a text. */
  id?: string;
  /** Source language. */
  from: Locale;
  /** The item's text in each language that has it. */
  texts: Readonly<Partial<Record<Locale, string>>>;
}

export const nameOf = ({ file, id }: Pick<Item, 'file' | 'id'>): string => (id ? `${file} ${id}` : file);

/** Returns all translated items in `locales`, in the order of their files. */
export const itemsIn = (localesFolder: string): Item[] => [
  ...messagesIn(localesFolder),
  ...textsIn(localesFolder),
];

function readJson(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function messagesIn(localesFolder: string): Item[] {
  return messageNames(localesFolder).flatMap((name) => {
    const file = `${name}.json`;
    const tables = locales.map(({ code }) => [code, readJson(join(localesFolder, code, file))] as const);
    const source = readJson(join(localesFolder, defaultLocale, file));
    return Object.keys(source).map((id) => ({
      file,
      id,
      from: defaultLocale,
      texts: Object.fromEntries(
        tables.flatMap(([code, table]) => (table[id] === undefined ? [] : [[code, table[id]]])),
      ),
    }));
  });
}

function textsIn(localesFolder: string): Item[] {
  return Object.keys(textFields).flatMap((folder) => {
    return [...writtenIn(localesFolder, folder)].map(([slug, [from = defaultLocale, ...others]]) => {
      const file = `${folder}/${slug}.md`;
      const texts = [from, ...others].map((code) => {
        const parts = partsOf(readText(join(localesFolder, code, file)), folder);
        return [code, JSON.stringify(parts)] as const;
      });
      return { file, from, texts: Object.fromEntries(texts) };
    });
  });
}

/** A parsed text: its fields and its blocks. Empty lines separate blocks. */
interface WrittenText {
  fields: Document;
  blocks: readonly string[];
}

function readText(path: string): WrittenText {
  const source = readSource(path);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*\n([\s\S]*)$/m.exec(source) ?? [];
  return { fields: parseDocument(front), blocks: body.trim().split(/\n{2,}/) };
}

/** Returns the translated parts of a text: its fields, then its blocks. */
function partsOf({ fields, blocks }: WrittenText, folder: string): string[] {
  const names: readonly string[] = textFields[folder as keyof typeof textFields] ?? [];
  return [...names.map((name) => wordsOf(fields.get(name), separators[name])), ...blocks];
}

const wordsOf = (value: unknown, separator: string | undefined): string =>
  isSeq(value) ? value.toJSON().join(separator) : String(value ?? '');
