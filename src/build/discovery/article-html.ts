import { type ArticleNode, isElement } from '#features/articles/model/content.ts';
import { addressOf } from '#router/model/addresses.ts';
import { element, escaped, voidElement } from './xml.ts';

const empty: readonly string[] = ['hr', 'br'];

/** The site and the locale prefix of a text. Links in the text become absolute with them. */
export interface Origin {
  siteUrl: string;
  basePath: string;
}

/** Returns an article's text as HTML, for feed readers. */
export const articleHtml = (nodes: readonly ArticleNode[], origin: Origin): string =>
  nodes.map((node) => nodeHtml(node, origin)).join('');

function nodeHtml(node: ArticleNode, origin: Origin): string {
  if (typeof node === 'string') return escaped(node);
  if (isElement(node)) {
    const [name, ...children] = node;
    return empty.includes(name) ? `<${name}>` : `<${name}>${articleHtml(children, origin)}</${name}>`;
  }
  if ('href' in node) return element('a', { href: node.href }, articleHtml(node.children, origin));
  if ('path' in node) {
    const href = origin.siteUrl + addressOf(node.path, origin.basePath) + node.rest;
    return element('a', { href }, articleHtml(node.children, origin));
  }
  if ('footnote' in node) return `<sup>${node.footnote}</sup>`;
  if ('footnotes' in node) {
    const items = node.footnotes.map((footnote) => `<li>${articleHtml(footnote, origin)}</li>`);
    return `<ol>${items.join('')}</ol>`;
  }
  const { src, alt, width, height, caption } = node;
  const image = voidElement('img', { src: origin.siteUrl + src, alt, width, height });
  return `<figure>${image}${caption ? element('figcaption', {}, escaped(caption)) : ''}</figure>`;
}
