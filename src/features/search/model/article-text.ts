import {
  type ArticleNode,
  childrenOf,
  endsWord,
  isElement,
  textOf,
} from '#features/articles/model/content.ts';
import type { SearchablePage } from './searchable.ts';
import { END, separated } from './separated.ts';

const HEADING = /^h[1-4]$/;

/** Adds the text of an article to its page: each section to the part with its heading, the start to the page. */
export function withArticleText(page: SearchablePage, body: readonly ArticleNode[]): SearchablePage {
  const texts = new Map<string, string>();
  let heading = '';
  for (const node of body) {
    if (isElement(node) && HEADING.test(node[0])) heading = separated(textOf(node));
    else texts.set(heading, `${texts.get(heading) ?? ''} ${markedText(node)}`);
  }
  const parts = page.parts.map((part) => ({ ...part, text: separated(texts.get(part.title) ?? part.text) }));
  return { ...page, text: separated(`${page.text} ${texts.get('') ?? ''}`), parts };
}

/** Returns the text of a node, in which the ends of paragraphs, cells and entries of lists are marked. */
function markedText(node: ArticleNode): string {
  if (typeof node === 'string') return node;
  const text = childrenOf(node).map(markedText).join('');
  return endsWord(node) ? `${text}${END}` : text;
}
