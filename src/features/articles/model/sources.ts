import { type ArticleLink, type ArticleNode, childrenOf } from './content.ts';

/** A link with a description of its target. */
type Source = Required<ArticleLink>;

/** Returns the sources of a text in the order of their first links. Each address occurs only one time. */
export function sourcesIn(nodes: readonly ArticleNode[]): Source[] {
  const found = new Map<string, Source>();
  for (const node of nodes) {
    const isSource = typeof node === 'object' && 'href' in node && node.source;
    const sources = isSource ? [{ ...node, source: isSource }] : sourcesIn(childrenOf(node));
    for (const source of sources) if (!found.has(source.href)) found.set(source.href, source);
  }
  return [...found.values()];
}
