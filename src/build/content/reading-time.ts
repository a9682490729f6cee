import { type ArticleNode, textOfAll } from '#features/articles/model/content.ts';

const WORDS_A_MINUTE = 200;

/** Returns the reading time in minutes, rounded, at least 1. */
export const readingMinutes = (body: readonly ArticleNode[]): number =>
  Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE));

/** Returns the number of words. A word must contain a letter or a digit. */
export const countWords = (body: readonly ArticleNode[]): number =>
  textOfAll(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
