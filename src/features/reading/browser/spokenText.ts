import { prefersReducedMotion } from '#browser/navigation/scrolling.ts';

const BLOCKS = 'p, h2, h3, li, tr';
const NAME = 'spoken';

/** A paragraph, a heading, a list's point or a table's row, as it is read aloud. */
interface Passage {
  text: string;
  /** Which text nodes it is made of, and where in the text each begins. */
  nodes: readonly { node: Text; start: number }[];
}

/** The passages of an element in their order. The cells of a row are read with a comma between them. */
export function passagesOf(element: Element): Passage[] {
  const passages = new Map<Element, { text: string; nodes: { node: Text; start: number }[] }>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS);
    // The number of a footnote is no word of the sentence.
    if (!(node instanceof Text) || !block || node.parentElement?.closest('sup')) continue;
    const passage = passages.get(block) ?? { text: '', nodes: [] };
    const isNextCell = block.matches('tr') && passage.nodes.length > 0;
    const start = passage.text.length + (isNextCell ? 2 : 0);
    passage.text += (isNextCell ? ', ' : '') + node.data;
    passage.nodes.push({ node, start });
    passages.set(block, passage);
  }
  return [...passages.values()];
}

/** What stands from one character of a passage to another in the document. */
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

/** Marks what is being said: the sentence, or its whole block where the browser has no highlights. */
export function markSpoken(range: Range): () => void {
  if ('highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range));
    return () => void CSS.highlights.delete(NAME);
  }
  const block = range.startContainer.parentElement?.closest<HTMLElement>(BLOCKS);
  block?.setAttribute('data-spoken', '');
  return () => block?.removeAttribute('data-spoken');
}

/** Whether it ends below this line of the screen. */
export const isBelow = (range: Range, line: number) => range.getBoundingClientRect().bottom > line;

export const isInSight = (range: Range, line: number) =>
  isBelow(range, line) && range.getBoundingClientRect().top < innerHeight;

/** Brings a sentence that is not wholly in sight up to this line. */
export function bringIntoSight(range: Range, line: number): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= line && bottom <= innerHeight) return;
  scrollBy({ top: top - line, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
