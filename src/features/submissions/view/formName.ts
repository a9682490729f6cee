import { forms } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';

/** What a kept record's form is called; a form that this version of the site does not have has a name for all such. */
export function formName(id: string): PlainMessageId {
  const form = forms.find((row) => row.id === id);
  return form ? `outbox.form.${form.id}` : 'outbox.form.other';
}
