import { type ArticleLink, type ArticleNode, childrenOf } from './content.ts';

/** A link that says what it leads to. */
type Source = Required<ArticleLink>;

/** The sources of a text in the order of their first links, each address once. */
export function sourcesIn(nodes: readonly ArticleNode[]): Source[] {
  const found = new Map<string, Source>();
  for (const node of nodes) {
    const isSource = typeof node === 'object' && 'href' in node && node.source;
    const sources = isSource ? [{ ...node, source: isSource }] : sourcesIn(childrenOf(node));
    for (const source of sources) if (!found.has(source.href)) found.set(source.href, source);
  }
  return [...found.values()];
}
