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

/** Where the focus is; undefined where nothing has it. */
export function focusPlace(): string | undefined {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? placeOf(activeElement) : undefined;
}

/** Puts the focus back. Answers false where the element is no longer there. */
export function focusAgain(place: string | undefined): boolean {
  const element = place === undefined ? null : document.querySelector<HTMLElement>(place);
  focusQuietly(element);
  return element !== null && document.activeElement === element;
}
