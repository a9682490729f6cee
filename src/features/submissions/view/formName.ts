import { forms } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';

/** Message id of a form's name; forms that this version does not have share one. */
export function formName(id: string): PlainMessageId {
  const form = forms.find((row) => row.id === id);
  return form ? `outbox.form.${form.id}` : 'outbox.form.other';
}
