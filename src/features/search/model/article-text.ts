import type { SearchablePage } from './searchable.ts';

/** A node of an article: a text, an element as an array with its tag first, or an object with children. */
type TreeNode = string | readonly TreeNode[] | { readonly children?: readonly TreeNode[] };

/** The fields of an article that the search reads. */
export interface ArticleTree {
  language: string;
  body: readonly TreeNode[];
}

const HEADING = /^h[1-4]$/;

/** Adds the text of an article to its page: each section to the part with its heading, the start to the page. */
export function withArticleText(page: SearchablePage, { body }: ArticleTree): SearchablePage {
  const texts = new Map<string, string>();
  let heading = '';
  for (const node of body) {
    if (typeof node !== 'string' && isElement(node) && HEADING.test(String(node[0])))
      heading = spaced(textOf(node));
    else texts.set(heading, `${texts.get(heading) ?? ''} ${textOf(node)}`);
  }
  const parts = page.parts.map((part) => ({ ...part, text: spaced(texts.get(part.title) ?? part.text) }));
  return { ...page, text: spaced(`${page.text} ${texts.get('') ?? ''}`), parts };
}

const isElement = (node: Exclude<TreeNode, string>): node is readonly TreeNode[] => Array.isArray(node);

/** Returns the text of a node. A space separates the items of lists and the cells of tables. */
function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node;
  if (!isElement(node)) return (node.children ?? []).map(textOf).join('');
  const [tag, ...children] = node;
  const text = children.map(textOf).join('');
  return /^(?:p|li|td|th|blockquote)$/.test(String(tag)) ? `${text} ` : text;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
