import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';

const WORDS_A_MINUTE = 200;

/** How long a text is read, in whole minutes. */
export const readingMinutes = (body: readonly ArticleNode[]): number =>
  Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE));

/** How many words a text has; signs standing alone are none. */
export const countWords = (body: readonly ArticleNode[]): number =>
  body
    .map(textOfNode)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The words of a text, a space between any two of its elements. */
export const textOfNode = (node: ArticleNode): string =>
  typeof node === 'string' ? node : childrenOf(node).map(textOfNode).join(' ');
