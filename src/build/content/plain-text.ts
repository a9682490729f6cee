import { isElement } from '#features/articles/model/content.ts';
import { ContentError, type MarkdownSource } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';

/** The content of a text's one paragraph; undefined if there is anything else. */
export function onlyParagraph(body: string, source: MarkdownSource) {
  const [paragraph, ...others] = parseMarkdown(body, source);
  const [tag, ...nodes] = paragraph !== undefined && isElement(paragraph) ? paragraph : [];
  return tag === 'p' && others.length === 0 ? nodes : undefined;
}

/** One paragraph without markup: it is searched, and read by programs. */
export function plainText(body: string, source: MarkdownSource): string {
  // A bare address of mail is a link in Markdown.
  const words = onlyParagraph(body, source)?.flatMap((node) =>
    typeof node === 'object' && 'href' in node && node.href === `mailto:${node.children}`
      ? node.children
      : [node],
  );
  if (!words?.every((part) => typeof part === 'string'))
    throw new ContentError([
      `${source.name}, line ${source.line}: the text is more than one paragraph of plain words. Remove lists, links, bold words and empty lines.`,
    ]);
  return words.join('').replace(/\n/g, ' ');
}
