import { brand } from '#site/brand.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';

/**
 * Returns the parameters that a form sends: those of the form's row or, if it names none, all fields except the
 * checkboxes, which only permit sending. `say` formats messages in the page's language. `attached` is added unchanged.
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
      else if ('write' in source) params[name] = source.write(values);
      else if ('brand' in source) params[name] = brand[source.brand];
      else params[name] = say(source.message);
    }
  } else {
    for (const { name, kind } of form.fields) if (kind !== 'checkbox') params[name] = values[name] ?? '';
  }
  return { ...params, ...attached };
}

/**
 * Splits stored parameters into typed and attached values, as the reverse of `paramsOf`. Checkboxes are not stored, but
 * a required checkbox was set, because the form was sent. The subject is left out, because the visitor chooses it again
 * next to the form.
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
    if (source && 'read' in source) Object.assign(values, source.read(value));
    const field = source && 'field' in source ? source.field : undefined;
    if (field && form.fields.some((row) => row.name === field)) values[field] = value;
    else if (!source || field) attached[name] = value;
  }
  return { values, attached };
}
