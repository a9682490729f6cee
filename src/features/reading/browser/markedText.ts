import { focusInView } from '#browser/dom/feedback.ts';
import { listen } from '#browser/dom/listen.ts';
import type { Span } from '../model/quote.ts';
import { type Passage, passagesOf, rangeOf } from './spokenText.ts';

const NAME = 'marked';
const BLOCKS = 'p, h2, h3, li, td, th';
/** Pixels between the end of the selection and the button. On touch screens the handle of the selection is there. */
const DISTANCE = { fine: 8, coarse: 32 };
const MARGIN = 8;
/** Pixels between two lines of text that belong to neither line. */
const LEADING = 6;

/** Returns the complete text of these elements. A line break separates their paragraphs, headings and rows. */
export function textOf(elements: readonly Element[]): Passage {
  let text = '';
  const nodes: { node: Text; start: number }[] = [];
  for (const passage of elements.flatMap(passagesOf)) {
    if (text) text += '\n';
    for (const { node, start } of passage.nodes) nodes.push({ node, start: text.length + start });
    text += passage.text;
  }
  return { text, nodes };
}

/** Returns the part of the text that is selected, or undefined if no part is. */
export function selectedSpan({ nodes }: Passage): Span | undefined {
  const range = selectedRange();
  const selected = range ? nodes.filter(({ node }) => range.intersectsNode(node)) : [];
  const [first, last] = [selected[0], selected.at(-1)];
  if (!range || !first || !last) return undefined;
  const start = first.start + (first.node === range.startContainer ? range.startOffset : 0);
  const end = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length);
  return end > start ? { start, end } : undefined;
}

function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 && !selection.isCollapsed
    ? selection.getRangeAt(0)
    : undefined;
}

function selectSpan(passage: Passage, { start, end }: Span): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(rangeOf(passage, start, end));
}

export const clearSelection = () => document.getSelection()?.removeAllRanges();

/**
 * Prevents the further presses of a double click from selecting the word at the place of a button that the first click
 * has removed.
 */
export function ignoreFurtherPresses(): void {
  const stop = listen(
    ['mousedown'],
    (event) => {
      if (event.detail > 1) event.preventDefault();
      else stop();
    },
    document,
  );
}

export const onSelection = (listener: () => void) => listen(['selectionchange'], listener, document);

/** Returns the paragraph or other block in which a span starts. A selection may also start between two blocks. */
export function blockOf(passage: Passage, { start, end }: Span): HTMLElement | null {
  const { startContainer } = rangeOf(passage, start, end);
  return startContainer.parentElement?.closest<HTMLElement>(BLOCKS) ?? null;
}

/** Moves an element below the end of the selection, within the width of the screen. */
export function placeAtSelection(element: HTMLElement): void {
  const end = [...(selectedRange()?.getClientRects() ?? [])].at(-1);
  if (!end) return;
  const distance = matchMedia('(pointer: coarse)').matches ? DISTANCE.coarse : DISTANCE.fine;
  const { clientWidth } = document.documentElement;
  const left = Math.min(end.right, clientWidth - element.offsetWidth - MARGIN);
  element.style.left = `${scrollX + Math.max(MARGIN, left)}px`;
  // A long passage that a press has selected may end below the screen.
  const top = Math.min(end.bottom + distance, innerHeight - element.offsetHeight - MARGIN);
  element.style.top = `${scrollY + top}px`;
}

/**
 * Makes the Tab key move the focus to an element. Otherwise the keyboard would reach it only after all links of the text.
 */
export const focusOnTab = (element: HTMLElement): (() => void) =>
  listen(
    ['keydown'],
    (event) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      if (document.activeElement === element) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
    },
    document,
  );

/**
 * Highlights passages of a text. A press on one selects it, so that the button for the selection appears. Returns a
 * function that removes the highlights. Browsers without the CSS Custom Highlight API show no highlights.
 */
export function highlight(passage: Passage, spans: readonly Span[]): () => void {
  if (!('highlights' in CSS) || spans.length === 0) return () => {};
  const ranges = spans.map(({ start, end }) => rangeOf(passage, start, end));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const stop = listen(
    ['click'],
    (event) => {
      // The press may end a selection of the reader's own.
      if (!isOnText(event, passage) || selectedRange()) return;
      const pressed = spans.find((_, index) => contains(ranges[index], event));
      if (pressed) selectSpan(passage, pressed);
    },
    document,
  );
  return () => {
    stop();
    CSS.highlights.delete(NAME);
  };
}

/** Returns true if an event is on a block of the text, and not on a link or a button in it. */
function isOnText({ target }: Event, { nodes }: Passage): boolean {
  if (!(target instanceof Element) || target.closest('a, button')) return false;
  return nodes.some(({ node }) => target.closest(BLOCKS)?.contains(node));
}

const contains = (range: Range | undefined, { clientX, clientY }: MouseEvent) =>
  [...(range?.getClientRects() ?? [])].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top - LEADING && clientY <= bottom + LEADING,
  );

/** Scrolls to a passage and focuses its block. */
export function goTo(passage: Passage, span: Span): void {
  const block = blockOf(passage, span);
  if (block) focusInView(block);
}
