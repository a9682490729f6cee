import { type ArticleElement, type ArticleNode, isElement, textOf } from './content.ts';

/** A section of a text, which begins with a heading of the second level. */
export interface ArticleSection {
  /**
   * The anchor of the heading. It is numbered, so that a link to a section leads to the same section in every language.
   */
  id: string;
  title: string;
  heading: ArticleElement;
}

/** A shorter text needs no list of its sections. */
const MOST_UNLISTED = 3;

/** Returns the sections of a text in their order. */
export const sectionsOf = (body: readonly ArticleNode[]): ArticleSection[] =>
  body
    .filter((node) => isElement(node))
    .filter(([tag]) => tag === 'h2')
    .map((heading, index) => ({ id: `section-${index + 1}`, title: textOf(heading).trim(), heading }));

/** Returns the sections for the list of contents, or none if the text is short. */
export const listedSections = (body: readonly ArticleNode[]): ArticleSection[] => {
  const sections = sectionsOf(body);
  return sections.length > MOST_UNLISTED ? sections : [];
};
