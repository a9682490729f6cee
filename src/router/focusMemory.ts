import { focusQuietly } from '#browser/dom/scrolling.ts';

/** Returns a selector that finds the same element after its part of the page is rendered again. */
export function elementPath(target: Element): string {
  const steps: string[] = [];
  for (
    let element: Element | null = target;
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

export interface RememberedElement {
  path: string;
  /** The element's id or the start of its text, so that no other element is mistaken for it. */
  mark: string;
}

/** Number of characters: enough to distinguish the links of a list, and few enough to store. */
const TEXT_LENGTH = 80;
const markOf = (element: Element) => element.id || (element.textContent ?? '').slice(0, TEXT_LENGTH);

export const rememberElement = (element: Element): RememberedElement => ({
  path: elementPath(element),
  mark: markOf(element),
});

/** Returns the same element, or null if another element is now at its path. */
export function foundAgain(before: RememberedElement | undefined): HTMLElement | null {
  const element = before ? document.querySelector<HTMLElement>(before.path) : null;
  return element && markOf(element) === before?.mark ? element : null;
}

/** Restores the focus. Returns false if the element was removed or is hidden. */
export function focusAgain(before: RememberedElement | undefined): boolean {
  const element = foundAgain(before);
  focusQuietly(element);
  return element !== null && document.activeElement === element;
}
