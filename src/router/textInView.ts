import { whilePageGrows } from '#browser/dom/scrolling.ts';

const isHeading = (text: Element) => /^H[1-4]$/.test(text.tagName);

/** Returns the texts of the page, except those of a list of contents, which stays in view next to the text. */
const texts = () =>
  [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, tr, summary, blockquote)'),
  ].filter((text) => !text.closest('nav'));

/**
 * Position of the first text that begins in view, or else of the one in view: the number of headings above it, and the
 * number of texts after the last of these headings. The position is the same in all languages.
 */
interface TextInView {
  headings: number;
  below: number;
  /** Pixels from the top of the viewport. */
  top: number;
}

let noted: TextInView | undefined;

/** Records the first text in view, before the page is shown in another language. */
export function captureTextInView(): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const before = texts();
  const begins = before.findIndex((text) => {
    const { top } = text.getBoundingClientRect();
    return top >= header && top < innerHeight;
  });
  const index =
    begins < 0 ? before.findIndex((text) => text.getBoundingClientRect().bottom > header) : begins;
  const upTo = before.slice(0, index + 1);
  noted =
    scrollY > 0
      ? {
          headings: upTo.filter(isHeading).length,
          below: index - upTo.findLastIndex(isHeading),
          top: before[index]?.getBoundingClientRect().top ?? 0,
        }
      : undefined;
}

/** Scrolls the recorded text to its previous position, because texts of another length have moved it. */
export function restoreTextInView(): void {
  if (!noted) return;
  const after = texts();
  const heading = after.filter(isHeading)[noted.headings - 1];
  if (noted.headings > 0 && !heading) return;
  const text = after[(heading ? after.indexOf(heading) : -1) + noted.below];
  const { top } = noted;
  noted = undefined;
  if (!text) return;
  const scroll = () => {
    // A part that loads late may have replaced the text. A removed element has no position.
    if (text.isConnected) scrollBy({ top: text.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  scroll();
  whilePageGrows(scroll);
}
