import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';

/** Returns the addresses that a text links to, in their order. */
export const linksOf = (node: ArticleNode): string[] => [
  ...(typeof node === 'object' && 'href' in node ? [node.href] : []),
  ...childrenOf(node).flatMap(linksOf),
];
