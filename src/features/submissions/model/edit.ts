import type { Form } from '#site/forms.ts';
import type { Values } from './validate.ts';

/** Subject of a submission, in its own language; undefined if its form has none. */
export const subjectOf = ({ subject }: Form, params: Values): string | undefined =>
  subject && params[subject];

/** Name and address of the sender, as far as the parameters have them: forms have two names, and other names for the address. */
export function senderOf(params: Values): string {
  const { name, nome, cognome } = params;
  const address = Object.keys(params).find((key) => key.includes('email'));
  return [name ?? [nome, cognome].filter(Boolean).join(' '), address && params[address]]
    .filter(Boolean)
    .join(', ');
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
