import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import {
  type ArticleElement,
  type ArticleNode,
  type ArticleTag,
  articleTags,
  isElement,
} from '#features/articles/model/content.ts';
import { ContentError } from './content-error.ts';
import type { MarkdownSource } from './front-matter.ts';
import { findPicture } from './pictures.ts';

interface HastNode {
  type: string;
  tagName?: string;
  properties?: {
    href?: string;
    src?: string;
    alt?: string;
    title?: string;
    dataFootnoteRef?: unknown;
    dataFootnoteBackref?: unknown;
    dataFootnotes?: unknown;
  };
  value?: string;
  children?: HastNode[];
  position?: { start: { line: number } };
}

const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });

/** Parses Markdown into the elements that an article may contain. Throws a ContentError if there are other elements. */
export function parseMarkdown(markdown: string, source: MarkdownSource): readonly ArticleNode[] {
  const root = toTree.runSync(toTree.parse(markdown)) as unknown as HastNode;
  const problems: string[] = [];
  const refuse = ({ position }: HastNode, sentence: string) => {
    const line = position && `, line ${source.line + position.start.line - 1}`;
    problems.push(`${source.name}${line ?? ''}: ${sentence}`);
  };
  const nodes = compactAll(root.children ?? [], { path: source.path, refuse, referred: new Set() });
  // The text contains only comments.
  if (nodes.length === 0 && problems.length === 0)
    problems.push(`${source.name}: there is no text. Write it below the second line "---".`);
  if (problems.length > 0) throw new ContentError(problems);
  return nodes;
}

interface Reading {
  path: string;
  refuse: (node: HastNode, sentence: string) => void;
  /** Numbers of the footnotes that already have a reference. */
  referred: Set<number>;
  isCode?: boolean;
}

const isArticleTag = (tag: string | undefined): tag is ArticleTag =>
  articleTags.some((known) => known === tag);

const compactAll = (nodes: readonly HastNode[], reading: Reading): ArticleNode[] =>
  nodes.flatMap((node) => compact(node, reading));

function compact(node: HastNode, reading: Reading): ArticleNode[] {
  if (node.type === 'text') return readText(node, reading);
  // A comment for other authors is omitted. If the raw block contains text after the comment, the block is refused below,
  // so that the text is not lost.
  if (node.type === 'raw' && node.value?.replace(/<!--[\s\S]*?-->/g, '').trim() === '') return [];
  const { tagName, properties } = node;
  if (tagName === 'sup') return [footnoteReference(node, reading)];
  if (properties?.dataFootnotes !== undefined) return [footnotes(node, reading)];
  if (tagName === 'a') return properties?.dataFootnoteBackref === undefined ? [linkTo(node, reading)] : [];
  if (tagName === 'img') return pictureOf(node, reading);
  if (node.type !== 'element' || !isArticleTag(tagName)) {
    reading.refuse(node, reasonAgainst(node));
    return [];
  }
  const inside = tagName === 'code' ? { ...reading, isCode: true } : reading;
  const children = compactAll(node.children ?? [], inside);
  // A paragraph that contains only a picture becomes the picture.
  if (tagName === 'p' && children.length === 1 && children.some(isPictureNode)) return children;
  return [[tagName, ...(tagName === 'tbody' ? children.map(namedRow) : children)]];
}

/**
 * Returns the text of a node. Refuses a reference without footnote, a picture with a space in its name, and an unknown
 * placeholder, because Markdown parses them as text.
 */
function readText(node: HastNode, { refuse, isCode }: Reading): ArticleNode[] {
  const { value = '' } = node;
  const [reference] = /\[\^[^\]\s]+\]/.exec(value) ?? [];
  if (reference && !isCode)
    refuse(node, `there is no footnote for "${reference}". Write a line "${reference}: …" below the text.`);
  if (/!\[[^\]]*\]\(/.test(value) && !isCode)
    refuse(
      node,
      'a picture is written as ![what it shows](name.png). Rename its file, with hyphens for spaces.',
    );
  // Known placeholders have been replaced before. A part of an address, such as /deals/{id}, is none.
  const [placeholder] = /(?<!\/)\{[a-z]\w*\}/i.exec(value) ?? [];
  if (placeholder && !isCode)
    refuse(
      node,
      `readers would see "${placeholder}". A text may hold {brand} and {brandSlug}. Write others as code, between backticks.`,
    );
  return value && value !== '\n' ? [value] : [];
}

const isPictureNode = (node: ArticleNode) => typeof node === 'object' && 'src' in node;

function reasonAgainst({ type, tagName = type }: HastNode): string {
  if (type === 'raw')
    return 'a text may not hold HTML. Write it in Markdown, and a comment on a line of its own.';
  if (tagName === 'h1')
    return 'the title is the heading of the page. Begin the headings of the text with "##".';
  return `a text may not hold <${tagName}>. Write it in another way.`;
}

/**
 * Returns a link: to another site by its absolute URL, or to a page of this site by its path, which is the same in every
 * language.
 */
function linkTo(node: HastNode, reading: Reading): ArticleNode {
  const { href = '', title } = node.properties ?? {};
  const children = compactAll(node.children ?? [], reading);
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(href) ?? [];
  if (path) return { path, rest, children };
  if (href.startsWith('#')) {
    const cure = 'Write the path of the page in front, such as /faq#question-hours.';
    reading.refuse(node, `a link to "${href}" has no page. ${cure}`);
  } else if (!/^(?:https:\/\/|mailto:|tel:)/.test(href)) {
    const cure =
      'Write the whole address of another site, with https:// in front, or the path of a page, such as /pricing.';
    reading.refuse(node, `the link to "${href}" leads nowhere. ${cure}`);
  }
  return { href, children, ...(title && { source: title }) };
}

function pictureOf(node: HastNode, { path, refuse }: Reading): ArticleNode[] {
  const { src: written = '', alt, title } = node.properties ?? {};
  const name = attempt(() => decodeURI(written)) ?? written;
  const picture = attempt(() => findPicture(name, path));
  if (picture === null) refuse(node, `the picture "${name}" cannot be read. Save it anew.`);
  else if (!picture)
    refuse(node, `there is no picture "${name}". Put a .png, .jpg, .webp or .avif beside the text.`);
  if (!alt)
    refuse(node, `"${name}" has no description. Write what it shows between the brackets: ![…](${name}).`);
  if (!picture || !alt) return [];
  const { src, width, height } = picture;
  return [{ src, alt, ...(title && { caption: title }), width, height }];
}

/** Returns the result of `read`, or null if it throws. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    // The caller reports the problem and the solution.
    return null;
  }
}

const textOf = ({ value = '', children = [] }: HastNode): string => value + children.map(textOf).join('');

function footnoteReference(node: HastNode, { referred }: Reading): ArticleNode {
  const footnote = Number(textOf(node));
  const repeated = referred.has(footnote);
  referred.add(footnote);
  return { footnote, ...(repeated && { repeated }) };
}

function footnotes(section: HastNode, reading: Reading): ArticleNode {
  const list = section.children?.find(({ tagName }) => tagName === 'ol');
  const items = list?.children?.filter(({ tagName }) => tagName === 'li') ?? [];
  return { footnotes: items.map(({ children = [] }) => compactAll(children, reading)) };
}

/** Makes the first cell of a row its header, because Markdown has no syntax for row headers. */
function namedRow(row: ArticleNode): ArticleNode {
  if (!isElement(row)) return row;
  const [tag, first, ...others] = row;
  if (first === undefined || !isElement(first)) return row;
  const [, ...cell] = first;
  return [tag, ['th', ...cell] satisfies ArticleElement, ...others];
}
