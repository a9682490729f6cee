import { currentQuery } from '#browser/navigation/location.ts';
import type { Form } from '#site/forms.ts';
import type { Values } from '../model/validate.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a form's fields as they stand; a checkbox is 'on' or ''. */
export function typedValues(form: Form, element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** How a link has begun the long texts of a form, for the visitor to go on with. */
export function begunByLink(form: Form): Values {
  const query = new URLSearchParams(currentQuery());
  const texts = form.fields.filter(({ kind }) => kind === 'long-text');
  return Object.fromEntries(
    texts.map(({ name, maxLength }) => [name, query.get(name)?.slice(0, maxLength) ?? '']),
  );
}

/**
 * Puts values into the fields: those that are still empty, or as a link has `begun` them, or all. Answers whether there
 * was one.
 */
export function fillIn(
  form: Form,
  element: HTMLFormElement,
  values: Values,
  which: 'empty' | 'all' = 'empty',
  begun: Values = {},
): boolean {
  let filled = false;
  for (const { name, kind } of form.fields) {
    const control = element.elements.namedItem(name) as Control | null;
    const value = values[name];
    if (!control || !value) continue;
    if (kind === 'checkbox') {
      (control as HTMLInputElement).checked = true;
      continue;
    }
    if (which === 'empty' && control.value !== '' && control.value !== begun[name]) continue;
    control.value = value;
    filled = true;
  }
  return filled;
}
