import type { RefObject } from 'react';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the field that receives the focus in a cleared, restored or reopened form. */
export const firstField = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>('input, select, textarea');

/** Returns the current values of a form's fields. The value of a checkbox is 'on' or ''. */
export function typedValues(form: Form, element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/**
 * Fills in, or empties, the fields that are empty or still have their value of `begun`. Returns true if a field was filled in, or if
 * the browser has already restored the same values, for example after a reload.
 */
export function fillIn(form: Form, element: HTMLFormElement, values: Values, begun: Values = {}): boolean {
  let filled = false;
  let isSame = true;
  for (const { name, kind } of form.fields) {
    const control = element.elements.namedItem(name) as Control | null;
    const value = values[name];
    if (!control || value === undefined) continue;
    if (kind === 'checkbox') {
      if (value) (control as HTMLInputElement).checked = true;
      continue;
    }
    if (control.value === value) continue;
    isSame = false;
    if (control.value !== '' && control.value !== begun[name]) continue;
    control.value = value;
    filled = true;
  }
  return filled || isSame;
}
