import { isElement } from '#features/articles/model/content.ts';
import { ContentError } from './content-error.ts';
import type { MarkdownSource } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';

/** Returns the content of a text's only paragraph, or undefined if the text contains anything else. */
export function onlyParagraph(body: string, source: MarkdownSource) {
  const [paragraph, ...others] = parseMarkdown(body, source);
  const [tag, ...nodes] = paragraph !== undefined && isElement(paragraph) ? paragraph : [];
  return tag === 'p' && others.length === 0 ? nodes : undefined;
}

/** Returns the text of one paragraph without markup, because visitors search it and programs read it. */
export function plainText(body: string, source: MarkdownSource): string {
  // Markdown converts a bare email address to a link.
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
