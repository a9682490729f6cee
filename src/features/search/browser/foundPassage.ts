import { ANCHOR_DELAY_MS, focusQuietly, scrollBehavior, whilePageGrows } from '#browser/dom/scrolling.ts';
import type { ExcerptPiece } from '../model/excerpt.ts';

/** Name of the highlight, for `::highlight()`. */
const NAME = 'found';
const BLOCKS = 'main :is(p, li, td, h2, h3)';
/** Milliseconds between two looks for the passage, because its page may still load, and until the last one. */
const LOOK_MS = 100;
const LATEST_MS = 5_000;
/** Milliseconds for which the words are highlighted. */
const SHOWN_MS = 30_000;
/** Number of pieces of the excerpt before and after the first match that must be in the text, too. */
const AROUND = 4;

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * After a result has been followed, scrolls the passage that the search has found to the middle of the window, focuses
 * its paragraph and highlights its words. Does nothing if the page does not show the passage in time.
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

/**
 * Returns the innermost block with this text: the first one below the anchor, or else on the page. A later one may be in
 * a list, such as that of the marked passages.
 */
function blockWith(passage: string): HTMLElement | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) => isVisible(block) && plain(block.textContent).includes(passage),
  );
  const innermost = blocks.filter(
    (block) => !blocks.some((other) => other !== block && block.contains(other)),
  );
  const anchor = document.getElementById(location.hash.slice(1));
  const isBelow = (block: Node) =>
    !anchor || (anchor.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return innermost.find(isBelow) ?? innermost[0];
}

/** Safari has `checkVisibility` since version 17.4. */
const isVisible = (block: Partial<Pick<HTMLElement, 'checkVisibility'>> & HTMLElement) =>
  block.checkVisibility?.() ?? block.getClientRects().length > 0;

function show(block: HTMLElement | undefined, words: ReadonlySet<string>): void {
  // The visitor may have left the page.
  if (!block) return;
  const ranges = rangesOf(block, words);
  const scroll = () => {
    const { top } = (ranges[0] ?? block).getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: scrollBehavior() });
  };
  scroll();
  whilePageGrows(scroll);
  focusQuietly(block);
  if (!('highlights' in CSS)) return;
  const highlight = new Highlight(...ranges);
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
