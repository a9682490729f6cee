import { scrollBehavior } from '#browser/dom/scrolling.ts';

const BLOCKS = 'p, h2, h3, li, tr';
const NAME = 'spoken';

/** A paragraph, heading, list item or table row, in the form in which it is read aloud. */
export interface Passage {
  text: string;
  /** The text nodes of the passage, each with its offset in the text. */
  nodes: readonly { node: Text; start: number }[];
}

/** Returns the passages of an element in document order. Commas join the cells of a row. */
export function passagesOf(element: Element): Passage[] {
  const passages = new Map<Element, { text: string; nodes: { node: Text; start: number }[] }>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS);
    // Neither the number of a footnote nor the repeated name of a column is part of the sentence.
    if (!(node instanceof Text) || !block || node.parentElement?.closest('sup, [aria-hidden]')) continue;
    const passage = passages.get(block) ?? { text: '', nodes: [] };
    const isNextCell = block.matches('tr') && passage.nodes.length > 0;
    const start = passage.text.length + (isNextCell ? 2 : 0);
    passage.text += (isNextCell ? ', ' : '') + node.data;
    passage.nodes.push({ node, start });
    passages.set(block, passage);
  }
  return [...passages.values()];
}

/** Returns the range in the document from one character of a passage to another. */
export function rangeOf({ nodes }: Passage, start: number, end: number): Range {
  const range = document.createRange();
  const [from, to] = [
    nodes.findLast((one) => one.start <= start) ?? nodes[0],
    nodes.findLast((one) => one.start < end),
  ];
  if (from) range.setStart(from.node, Math.min(start - from.start, from.node.length));
  if (to) range.setEnd(to.node, Math.min(end - to.start, to.node.length));
  return range;
}

/**
 * Highlights the sentence being spoken, or its complete block if the browser lacks the CSS Custom Highlight API.
 * Returns a function that removes the highlight.
 */
export function markSpoken(range: Range): () => void {
  if ('highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range));
    return () => void CSS.highlights.delete(NAME);
  }
  const block = range.startContainer.parentElement?.closest<HTMLElement>(BLOCKS);
  block?.setAttribute('data-spoken', '');
  return () => block?.removeAttribute('data-spoken');
}

/** Returns true if the range ends below this line of the viewport. */
export const isBelow = (range: Range, line: number) => range.getBoundingClientRect().bottom > line;

export const isInSight = (range: Range, line: number) =>
  isBelow(range, line) && range.getBoundingClientRect().top < innerHeight;

/** Scrolls a sentence that is not completely in view to this line. */
export function bringIntoSight(range: Range, line: number): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= line && bottom <= innerHeight) return;
  scrollBy({ top: top - line, behavior: scrollBehavior() });
}
