import type { LanguageCode } from './languages.ts';

/**
 * All of one language in one file: what the build writes and the worker stores. One file compresses far
 * better than the forty it stands for, and is fetched in one go.
 */
export interface OfflinePack {
  language: LanguageCode;
  /** Part of the addresses of the words below. */
  wordsVersion: string;
  /** Address → HTML of every page, and of the 404 pages. */
  pages: Record<string, string>;
  /** Name → words or texts. */
  words: Record<string, unknown>;
}

/** The pages that answer 404, by the address they stand at without ".html". */
export const NOT_FOUND = '/404';
export const ARTICLE_NOT_FOUND = '/insights/404';
