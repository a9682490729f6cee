import type { ArticleNode } from '#features/articles/model/content.ts';
import { escaped } from './xml.ts';

const empty: readonly string[] = ['hr', 'br'];

/** An article's text as HTML, for readers outside the site. */
export const articleHtml = (nodes: readonly ArticleNode[]): string => nodes.map(nodeHtml).join('');

function nodeHtml(node: ArticleNode): string {
  if (typeof node === 'string') return escaped(node);
  const [name, ...children] = node;
  return empty.includes(name) ? `<${name}>` : `<${name}>${articleHtml(children)}</${name}>`;
}
