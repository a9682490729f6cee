import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { nameBrandInMessage } from '#site/brand-messages.ts';
import { defaultLocale, type Locale, locales } from '#site/locales.ts';
import { messageArguments } from '#site/message-arguments.ts';
import { ContentError } from './content-error.ts';
import { readAll, readInto } from './folder.ts';
import { contentFile } from './front-matter.ts';
import { type ArgumentKinds, argumentProblems } from './message-arguments.ts';
import { type MessageFile, readMessageFile, type WrittenMessage } from './message-file.ts';
import { parseMessage } from './message-syntax.ts';

/** The parsed messages of a file, by id. */
type ParsedFile = ReadonlyMap<string, readonly MessageFormatElement[]>;

/** The parsed messages of each language, by the name of their file without ".json". */
export type SiteMessages = ReadonlyMap<Locale, ReadonlyMap<string, ParsedFile>>;

/** The arguments that the code gives to each message. A message that is not listed gets none. `any`: not known yet. */
type KnownArguments = Readonly<Record<string, ArgumentKinds>> | 'any';

/** Returns the names of the message files in a folder of a language. */
const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** Returns the names of the message files, which are the same in every language. */
export const messageNames = (localesFolder: string): string[] => namesIn(join(localesFolder, defaultLocale));

/**
 * Reads the messages of all languages. Throws one ContentError with all problems: invalid files and messages, messages
 * that not every language has, and arguments that the code does not give.
 */
export function readMessages(localesFolder: string, known: KnownArguments = messageArguments): SiteMessages {
  const names = messageNames(localesFolder);
  const fileOf = (code: Locale, name: string) =>
    contentFile(localesFolder, join(localesFolder, code, `${name}.json`));
  const problems = locales.flatMap(({ code }) => strayFiles(localesFolder, code, names));
  const read = (code: Locale, name: string): MessageFile | undefined => {
    const file = fileOf(code, name);
    if (existsSync(file.path)) return readInto(problems, () => [readMessageFile(file)])[0];
    problems.push(
      `${file.name} is missing. Copy ${fileOf(defaultLocale, name).name} and translate its texts.`,
    );
    return undefined;
  };
  const originals = new Map(names.map((name) => [name, read(defaultLocale, name)]));
  const parsed = locales.map(({ code }) => {
    const files = names.map((name) => {
      const original = originals.get(name);
      const messages = code === defaultLocale ? original : read(code, name);
      if (!messages) return [name, new Map()] as const;
      const file = { name: fileOf(code, name).name, messages };
      if (original)
        problems.push(...differentIds(file, { name: fileOf(defaultLocale, name).name, messages: original }));
      const [elements = new Map()] = readInto(problems, () => [parseAll(file, code, known)]);
      return [name, elements] as const;
    });
    return [code, new Map(files)] as const;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(parsed);
}

function strayFiles(localesFolder: string, code: Locale, names: readonly string[]): string[] {
  return namesIn(join(localesFolder, code))
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `locales/${code}/${name}.json: there is no file locales/${defaultLocale}/${name}.json. Write that file too, or remove this one.`,
    );
}

interface NamedFile {
  name: string;
  messages: MessageFile;
}

/** Returns an error message for each message that only one of the files has. */
function differentIds(file: NamedFile, original: NamedFile): string[] {
  const missing = [...original.messages].filter(([id]) => !file.messages.has(id));
  const unknown = [...file.messages].filter(([id]) => !original.messages.has(id));
  return [
    ...missing.map(
      ([id, { line }]) =>
        `${file.name}: the message "${id}" is missing. Add it. Its original is in ${original.name}, line ${line}.`,
    ),
    ...unknown.map(
      ([id, { line }]) =>
        `${file.name}, line ${line}: there is no message "${id}" in ${original.name}. Correct the id, remove the message, or add it there too.`,
    ),
  ];
}

/** Parses the messages of a file. Throws a ContentError with all problems. */
function parseAll({ name, messages }: NamedFile, locale: Locale, known: KnownArguments): ParsedFile {
  const parsed = readAll([...messages], ([id, message]) => {
    const refuse = (sentences: readonly string[]) =>
      new ContentError(sentences.map((sentence) => `${name}, line ${message.line}: "${id}": ${sentence}`));
    if (message.text.trim() === '')
      throw refuse(['there is no text between the quotation marks. Write one.']);
    const elements = parseBranded(message, locale);
    if (typeof elements === 'string') throw refuse([elements]);
    const problems =
      known === 'any' ? [] : argumentProblems({ text: message.text, elements }, known[id] ?? {});
    if (problems.length > 0) throw refuse(problems);
    return [id, elements] as const;
  });
  return new Map(parsed);
}

/** Parses a message with the name of the brand. The position of an error is the one in the file, with the placeholder. */
function parseBranded({ text }: WrittenMessage, locale: Locale): MessageFormatElement[] | string {
  const elements = parseMessage(nameBrandInMessage(text, locale));
  if (typeof elements !== 'string') return elements;
  const written = parseMessage(text);
  return typeof written === 'string' ? written : elements;
}
