import { type LanguageCode, languages } from './languages.ts';
import type { RouteId } from './routes.ts';
import type { Template } from './template.ts';

/**
 * What the build writes and the worker stores, so that every page can be put together offline. Content and shell are
 * apart: a changed script or style changes the shell alone, a changed word the words of one language.
 */
export interface Shell {
  /** The document with slots: src/site/document.ts. */
  document: string;
  /** Header and footer, once for each navigation entry that can be the current one. */
  frames: readonly Frame[];
  /** By route: addresses of its page's modules, beside those that the document names. */
  modules: Readonly<Record<RouteId, string>>;
  /** By the path of a page, and by the name of its content: the file with its `PagePack`. */
  pages: Readonly<Record<string, string>>;
  /** The file with the `MessageIds`. */
  ids: string;
  /** By language: the file with its `WordsPack`, and the version in the addresses of its words. */
  words: Readonly<Record<LanguageCode, { file: string; version: string }>>;
}

export interface Frame {
  before: Template;
  after: Template;
}

/** One page in all localePrefixes. */
export interface PagePack {
  /** Which of the shell's frames is around it. */
  frame: number;
  /** Names the page and its edition for hydration. */
  key: Template;
  head: Template;
  main: Template;
  /** Names of the words and texts that are sent along with the page. */
  embedded: readonly string[];
  /** Its longer text, by language; under the first alone where it is the same in all. */
  content?: { name: string; values: Readonly<Partial<Record<LanguageCode, unknown>>> };
}

/** The longer text of a page in a language. */
export const contentIn = ({ content }: Pick<PagePack, 'content'>, language: LanguageCode): unknown =>
  content?.values[language] ?? content?.values[languages[0].code];

/** The ids of all messages, by namespace, in one order for all languages: they are stored once. */
export type MessageIds = Readonly<Record<string, readonly string[]>>;

/** The messages of one language, by namespace, in the order of their ids. */
export type WordsPack = Readonly<Record<string, readonly unknown[]>>;
