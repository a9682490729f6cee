import type { RefObject } from 'react';
import { textOf } from '../browser/markedText.ts';
import type { Passage } from '../browser/spokenText.ts';

/** The parts of an article in which passages can be marked, in their order on the page. */
export interface MarkableParts {
  /** The introduction below the title. */
  lead: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
}

/** Returns the text in which passages can be marked, or undefined if the article is not rendered. */
export const markableText = ({ lead, text }: MarkableParts): Passage | undefined =>
  lead.current && text.current ? textOf([lead.current, text.current]) : undefined;
