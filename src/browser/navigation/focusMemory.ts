import { focusQuietly } from './scrolling.ts';

/** Where an element stands, as a selector that finds the same one when its part of the page is drawn again. */
export function placeOf(placed: Element): string {
  const steps: string[] = [];
  for (
    let element: Element | null = placed;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.id) {
      steps.unshift(`#${CSS.escape(element.id)}`);
      return steps.join(' > ');
    }
    const position = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
    steps.unshift(`:nth-child(${position})`);
  }
  return ['body', ...steps].join(' > ');
}

export interface Placed {
  place: string;
  /** Its id, or else how it begins, so that no other is taken for it. */
  mark: string;
}

/** Long enough to tell links of one list apart, short enough to be kept. */
const TEXT_LENGTH = 80;
const markOf = (element: Element) => element.id || (element.textContent ?? '').slice(0, TEXT_LENGTH);

export const placed = (element: Element): Placed => ({ place: placeOf(element), mark: markOf(element) });

/** The same element again; null where something else stands in its place. */
export function foundAgain(before: Placed | undefined): HTMLElement | null {
  const element = before ? document.querySelector<HTMLElement>(before.place) : null;
  return element && markOf(element) === before?.mark ? element : null;
}

/** Puts the focus back. Answers false where the element is no longer there, or not to be seen. */
export function focusAgain(before: Placed | undefined): boolean {
  const element = foundAgain(before);
  focusQuietly(element);
  return element !== null && document.activeElement === element;
}
