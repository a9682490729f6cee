import type { Form } from '#site/forms.ts';
import type { Values } from './validate.ts';

/**
 * A kept submission as what was typed into its form, and what had gone along with it. The reverse of
 * `paramsOf`; ticks are not kept, so they are asked for again.
 */
export function typedFrom(form: Form, params: Values): { values: Values; attached: Values } {
  const values: Record<string, string> = {};
  const attached: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const source = form.params ? form.params[name] : { field: name };
    const field = source && 'field' in source ? source.field : undefined;
    if (field && form.fields.some((row) => row.name === field)) values[field] = value;
    else if (!source || field) attached[name] = value;
  }
  return { values, attached };
}
