import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isSeq, parseDocument } from 'yaml';
import { writtenIn } from '#build/content/folder.ts';
import { defaultLanguage, type LanguageCode, languages } from '#site/languages.ts';
import { messageNamespaces } from '#site/messages.ts';

/** The folders of texts that are translated, and which of their fields are words. */
export const wordFields = {
  articles: ['title', 'excerpt'],
  authors: ['role', 'excerpt', 'subjects'],
  faq: ['question'],
  reports: ['title'],
  webinars: ['title', 'agenda', 'resources'],
} as const;

/** Fields that hold several words or lines: a translator sees them with this sign between. */
const separators: Readonly<Record<string, string>> = { subjects: ', ', agenda: ' | ' };

/** What is translated as a whole, and kept track of: a message, or a text with its title. */
export interface Item {
  /** Below the language's folder: common.json, articles/<slug>.md. */
  file: string;
  /** The message; a text has none. */
  id?: string;
  /** The language it is written in first. */
  from: LanguageCode;
  /** What it says, in each language that has it. */
  words: Readonly<Partial<Record<LanguageCode, string>>>;
}

export const nameOf = ({ file, id }: Pick<Item, 'file' | 'id'>): string => (id ? `${file} ${id}` : file);

/** Everything in `locales` that is translated, in the order of its files. */
export const itemsIn = (locales: string): Item[] => [...messagesIn(locales), ...textsIn(locales)];

export function readJson(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function messagesIn(locales: string): Item[] {
  return messageNamespaces.flatMap((namespace) => {
    const file = `${namespace}.json`;
    const tables = languages.map(({ code }) => [code, readJson(join(locales, code, file))] as const);
    const source = readJson(join(locales, defaultLanguage, file));
    return Object.keys(source).map((id) => ({
      file,
      id,
      from: defaultLanguage,
      words: Object.fromEntries(
        tables.flatMap(([code, table]) => (table[id] === undefined ? [] : [[code, table[id]]])),
      ),
    }));
  });
}

function textsIn(locales: string): Item[] {
  return Object.keys(wordFields).flatMap((folder) => {
    return [...writtenIn(locales, folder)].map(([slug, [from = defaultLanguage, ...others]]) => {
      const file = `${folder}/${slug}.md`;
      const words = [from, ...others].map((code) => {
        const units = unitsOf(readText(join(locales, code, file)), folder);
        return [code, JSON.stringify([...units.values()])] as const;
      });
      return { file, from, words: Object.fromEntries(words) };
    });
  });
}

/** A text as it is written: its fields, and the blocks that empty lines divide it into. */
export interface WrittenText {
  fields: Document;
  blocks: readonly string[];
}

export function readText(path: string): WrittenText {
  const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*\n([\s\S]*)$/m.exec(source) ?? [];
  return { fields: parseDocument(front), blocks: body.trim().split(/\n{2,}/) };
}

/** What of a text is translated, by the names that a translator sees. */
export function unitsOf({ fields, blocks }: WrittenText, folder: string): Map<string, string> {
  const names: readonly string[] = wordFields[folder as keyof typeof wordFields] ?? [];
  return new Map([
    ...names.map((name) => [name, wordsOf(fields.get(name), separators[name])] as const),
    ...blocks.map((block, index) => [`text.${index + 1}`, block] as const),
  ]);
}

const wordsOf = (value: unknown, separator: string | undefined): string =>
  isSeq(value) ? value.toJSON().join(separator) : String(value ?? '');

/** The other way round: the file of a translation, with the fields it has besides. */
export function textFile(units: ReadonlyMap<string, string>, fields: Document): string {
  const blocks: string[] = [];
  for (const [name, words] of units) {
    if (name.startsWith('text.')) blocks.push(words);
    else
      fields.set(
        name,
        separators[name] ? words.split(separators[name].trim()).map((one) => one.trim()) : words,
      );
  }
  return `---\n${fields.toString({ lineWidth: 0 })}---\n${blocks.join('\n\n')}\n`;
}
