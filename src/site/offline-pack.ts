import { type LanguageCode, languages } from './languages.ts';
import type { RouteId } from './routes.ts';
import type { Template } from './template.ts';

/**
 * Files that the build writes and the worker stores, so that every page can be assembled offline. Content and shell
 * are separate: a changed script or style changes the shell alone, a changed word the words of one language.
 */
export interface Shell {
  /** The document with slots: src/site/document.ts. */
  document: string;
  /** Header and footer, once for each navigation entry that can be the current one. */
  frames: readonly Frame[];
  /** By route: addresses of its page's modules, besides those that the document names. */
  modules: Readonly<Record<RouteId, string>>;
  /** Files with a `PagePack`, by the path of the page and by the name of its content. */
  pages: Readonly<Record<string, string>>;
  /** File with the `MessageIds`. */
  ids: string;
  /** By language: its file with the `WordsPack`, and the version in the addresses of its words. */
  words: Readonly<Record<LanguageCode, { file: string; version: string }>>;
}

export interface Frame {
  before: Template;
  after: Template;
}

/** One page in all editions. */
export interface PagePack {
  /** Index into the shell's frames. */
  frame: number;
  /** Identifies the page and its edition for hydration. */
  key: Template;
  head: Template;
  main: Template;
  /** Names of the messages and texts embedded in the page. */
  embedded: readonly string[];
  /** Its longer text, by language; under the first alone if it is the same in all. */
  content?: { name: string; values: Readonly<Partial<Record<LanguageCode, unknown>>> };
}

/** The longer text of a page in a language. */
export const contentIn = ({ content }: Pick<PagePack, 'content'>, language: LanguageCode): unknown =>
  content?.values[language] ?? content?.values[languages[0].code];

/** Ids of all messages, by namespace, in one order for all languages: they are stored once. */
export type MessageIds = Readonly<Record<string, readonly string[]>>;

/** Messages of one language, by namespace, in the order of `MessageIds`. */
export type WordsPack = Readonly<Record<string, readonly unknown[]>>;
