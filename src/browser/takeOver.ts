import type { EarlyUse } from './earlyUse.ts';
import { foundAgain, placed, placeOf } from './focusMemory.ts';
import { focusQuietly } from './scrolling.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((control): control is Control => 'name' in control && control.name !== '');

/**
 * Notes what a visitor has done in a prerendered part: what was typed and opened, where the focus is, and what was
 * pressed or sent. Answers with the function that does it again once the live part stands in its place.
 */
export function takeOver(part: HTMLElement, { pressed, sent }: EarlyUse): () => void {
  const forms = [...part.querySelectorAll('form')];
  const typed = forms.flatMap((form) => controlsOf(form).map((control) => ({ form: form.id, control })));
  // By their places alone: the live part may be in another language.
  const opened = [...part.querySelectorAll('details[open]')].map(placeOf);
  const active = document.activeElement;
  const focused = active && part.contains(active) ? placed(active) : undefined;
  const caret = active ? caretOf(active) : undefined;
  const button = pressed && placed(pressed);
  return () => {
    for (const { form, control } of typed) restore(form, control);
    for (const place of opened) document.querySelector(place)?.setAttribute('open', '');
    if (focused) refocus(foundAgain(focused), caret);
    foundAgain(button)?.click();
    const form = sent && document.getElementById(sent);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
}

function restore(formId: string, before: Control): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const control = controlsOf(form).find(({ name }) => name === before.name);
  if (!control || !changed(before)) return;
  control.value = before.value;
  if (control instanceof HTMLInputElement) control.checked = (before as HTMLInputElement).checked;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

type Caret = [start: number, end: number];

function caretOf(element: Element): Caret | undefined {
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isText || element.selectionStart === null || element.selectionEnd === null) return undefined;
  return [element.selectionStart, element.selectionEnd];
}

function refocus(element: HTMLElement | null, caret: Caret | undefined): void {
  focusQuietly(element);
  if (caret && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    element.setSelectionRange(...caret);
  }
}

/** Whether it differs from what the page was sent with. */
function changed(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control.type === 'checkbox' || control.type === 'radio') {
    const tick = control as HTMLInputElement;
    return tick.checked !== tick.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
