import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';

/** The addresses a text leads to, in its order. */
export const linksOf = (node: ArticleNode): string[] => [
  ...(typeof node === 'object' && 'href' in node ? [node.href] : []),
  ...childrenOf(node).flatMap(linksOf),
];
