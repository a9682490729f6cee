import type { Form } from '#site/forms.ts';
import type { Values } from './validate.ts';

/** What a submission of this form is about, in its own language; undefined where there is no such choice. */
export const subjectOf = ({ subject }: Form, params: Values): string | undefined =>
  subject && params[subject];

/**
 * A kept submission as what was typed into its form, and what had gone along with it. The reverse of
 * `paramsOf`. Ticks are not kept, but one that the form requires has been set, or it would not have been sent. What it
 * is about is chosen beside the form, again.
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
