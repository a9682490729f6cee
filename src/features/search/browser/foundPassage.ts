import { focusInView } from '#browser/dom/feedback.ts';
import { ANCHOR_DELAY_MS } from '#browser/dom/scrolling.ts';
import type { ExcerptPiece } from '../model/excerpt.ts';

/** Name of the highlight, for `::highlight()`. */
const NAME = 'found';
const BLOCKS = 'main :is(p, li, td, h2, h3)';
/** Milliseconds between two looks for the passage, because its page may still load, and until the last one. */
const LOOK_MS = 100;
const LATEST_MS = 5_000;
/** Milliseconds for which the words are highlighted. */
const SHOWN_MS = 10_000;
/** Number of pieces of the excerpt before and after the first match that must be in the text, too. */
const AROUND = 4;

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * After a result has been followed, scrolls to the passage that the search has found, focuses its paragraph and
 * highlights its words. Does nothing if the page does not show the passage in time.
 *
 * @param path the pathname of the page
 */
export function showFound(path: string, excerpt: readonly ExcerptPiece[]): void {
  const first = excerpt.findIndex(({ isMatch }) => isMatch);
  if (first < 0) return;
  const around = excerpt.slice(Math.max(0, first - AROUND), first + AROUND + 1);
  const passage = plain(
    around
      .map(({ text }) => text)
      .join('')
      .replaceAll('…', ''),
  );
  const words = new Set(excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text));
  const began = performance.now();
  const find = () => (location.pathname === path ? blockWith(passage) : undefined);
  const look = () => {
    // The page first scrolls to its anchor, and focuses it.
    if (find()) setTimeout(() => show(find(), words), ANCHOR_DELAY_MS + LOOK_MS);
    else if (performance.now() - began < LATEST_MS) setTimeout(look, LOOK_MS);
  };
  look();
}

/** Returns the innermost block of the page with this text. */
const blockWith = (passage: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(BLOCKS)].findLast(
    (block) => block.checkVisibility() && plain(block.textContent).includes(passage),
  );

function show(block: HTMLElement | undefined, words: ReadonlySet<string>): void {
  // The visitor may have left the page.
  if (!block) return;
  focusInView(block);
  if (!('highlights' in CSS)) return;
  const highlight = new Highlight(...rangesOf(block, words));
  CSS.highlights.set(NAME, highlight);
  setTimeout(() => {
    // The visitor may have followed another result since.
    if (CSS.highlights.get(NAME) === highlight) CSS.highlights.delete(NAME);
  }, SHOWN_MS);
}

function rangesOf(block: HTMLElement, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!words.has(word)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
