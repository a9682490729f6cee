import type { RefObject } from 'react';
import { currentQuery } from '#router/location.ts';
import type { Form } from '#site/forms.ts';
import type { Values } from '../model/validate.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where the focus goes in a form that is empty again. */
export const firstField = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>('input, select, textarea');

/** Current values of a form's fields; a checkbox is 'on' or ''. */
export function typedValues(form: Form, element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Texts with which a link prefills the long-text fields of a form. */
export function begunByLink(form: Form): Values {
  const query = new URLSearchParams(currentQuery());
  const texts = form.fields.filter(({ kind }) => kind === 'long-text');
  return Object.fromEntries(
    texts.map(({ name, maxLength }) => [name, query.get(name)?.slice(0, maxLength) ?? '']),
  );
}

/**
 * Fills in the fields that are empty or still as `begun`. Returns true if any was filled, or if the browser itself has
 * restored the same values, as after a reload.
 */
export function fillIn(form: Form, element: HTMLFormElement, values: Values, begun: Values = {}): boolean {
  let filled = false;
  let isSame = true;
  for (const { name, kind } of form.fields) {
    const control = element.elements.namedItem(name) as Control | null;
    const value = values[name];
    if (!control || !value) continue;
    if (kind === 'checkbox') {
      (control as HTMLInputElement).checked = true;
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
