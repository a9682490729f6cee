/** The form of this part that was sent before any script but inline-head.ts was there. */
export function sentEarly(part: HTMLElement): HTMLFormElement | undefined {
  const { sent } = document.documentElement.dataset;
  const form = sent && part.querySelector(`#${CSS.escape(sent)}`);
  if (!(form instanceof HTMLFormElement)) return undefined;
  delete document.documentElement.dataset.sent;
  return form;
}

/**
 * Calls back with each form sent in a part, and each button pressed, but for those that the browser itself answers, until
 * the signal.
 */
export function onUse(part: HTMLElement, signal: AbortSignal, listener: (used: HTMLElement) => void): void {
  const clicked = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button:not([type=submit],[popovertarget])');
    if (button) listener(button);
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    listener(event.target as HTMLFormElement);
  };
  part.addEventListener('click', clicked, { signal });
  part.addEventListener('submit', submitted, { signal });
}

/** Presses a button, or sends a form, as the visitor has done before. */
export function repeatUse(used: HTMLElement): void {
  if (used instanceof HTMLFormElement) used.requestSubmit();
  else used.click();
}
