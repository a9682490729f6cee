import type { Form } from '#site/forms.ts';
import type { Values } from '../model/validate.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a form's fields as they stand; a tick is 'on' or ''. */
export function typedValues(form: Form, element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Puts values into the fields: those that are still empty, or all. Answers whether there was one. */
export function fillIn(
  form: Form,
  element: HTMLFormElement,
  values: Values,
  which: 'empty' | 'all' = 'empty',
): boolean {
  let filled = false;
  for (const { name, kind } of form.fields) {
    const control = element.elements.namedItem(name) as Control | null;
    const value = values[name];
    if (!control || !value || kind === 'tick') continue;
    if (which === 'empty' && control.value !== '') continue;
    control.value = value;
    filled = true;
  }
  return filled;
}
