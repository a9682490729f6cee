import { focusQuietly } from './scrolling.ts';

/** Where the focus is, as a selector that finds the same element when the page is drawn again. */
export function focusPlace(): string | undefined {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return undefined;
  const steps: string[] = [];
  for (
    let element: Element | null = activeElement;
    element && element !== body;
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

/** Puts the focus back. Answers false where the element is no longer there. */
export function focusAgain(place: string | undefined): boolean {
  const element = place === undefined ? null : document.querySelector<HTMLElement>(place);
  focusQuietly(element);
  return element !== null && document.activeElement === element;
}
