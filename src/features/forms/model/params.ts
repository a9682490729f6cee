import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';
import type { Values } from './validate.ts';

/**
 * The parameters a form sends: those its row names, or else every field except the ticks, which only gate sending.
 * `say` formats words in the page's language; `attached` is added unchanged.
 */
export function paramsOf(
  form: Form,
  values: Values,
  say: (id: PlainMessageId) => string,
  attached: Values = {},
): Record<string, string> {
  const params: Record<string, string> = {};
  if (form.params) {
    for (const [name, source] of Object.entries(form.params)) {
      if ('field' in source) params[name] = values[source.field] ?? '';
      else if ('brand' in source) params[name] = brand[source.brand];
      else params[name] = say(source.message);
    }
  } else {
    for (const { name, kind } of form.fields) if (kind !== 'checkbox') params[name] = values[name] ?? '';
  }
  return { ...params, ...attached };
}

/**
 * Splits stored parameters into typed and attached values: the reverse of `paramsOf`. Ticks are not stored, but one
 * that the form requires has been set, or it would not have been sent; the subject is chosen again beside the form.
 */
export function typedFrom(form: Form, params: Values): { values: Values; attached: Values } {
  const values: Record<string, string> = {};
  const attached: Record<string, string> = {};
  for (const { name, kind, required } of form.fields) {
    if (kind === 'checkbox' && required) values[name] = 'on';
  }
  for (const [name, value] of Object.entries(params)) {
    if (name === form.subject) continue;
    const source = form.params ? form.params[name] : { field: name };
    const field = source && 'field' in source ? source.field : undefined;
    if (field && form.fields.some((row) => row.name === field)) values[field] = value;
    else if (!source || field) attached[name] = value;
  }
  return { values, attached };
}
