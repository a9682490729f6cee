import { type ArticleNode, isElement, textOf } from '#features/articles/model/content.ts';
import type { SearchablePage } from './searchable.ts';

const HEADING = /^h[1-4]$/;

/** Adds the text of an article to its page: each section to the part with its heading, the start to the page. */
export function withArticleText(page: SearchablePage, body: readonly ArticleNode[]): SearchablePage {
  const texts = new Map<string, string>();
  let heading = '';
  for (const node of body) {
    if (isElement(node) && HEADING.test(node[0])) heading = spaced(textOf(node));
    else texts.set(heading, `${texts.get(heading) ?? ''} ${textOf(node)}`);
  }
  const parts = page.parts.map((part) => ({ ...part, text: spaced(texts.get(part.title) ?? part.text) }));
  return { ...page, text: spaced(`${page.text} ${texts.get('') ?? ''}`), parts };
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
