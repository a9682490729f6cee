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
      else params[name] = say(source.words);
    }
  } else {
    for (const { name, kind } of form.fields) if (kind !== 'checkbox') params[name] = values[name] ?? '';
  }
  return { ...params, ...attached };
}
