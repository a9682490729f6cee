import type { FormMessages } from '../form-row.ts';
import type { PlainMessageId } from '../messages.ts';

/** Prefix of the ids of a form's messages: 'demo.form' is the prefix of `demo.form.title`. */
type Prefix = {
  [Id in PlainMessageId]: Id extends `${infer Start}.failure.text`
    ? `${Start}.submitting` extends PlainMessageId
      ? Start
      : never
    : never;
}[PlainMessageId];

/** Returns the messages of a form. `again` labels the button for an empty form. */
export const formMessages = (prefix: Prefix, again: PlainMessageId): FormMessages => ({
  title: `${prefix}.title`,
  submit: `${prefix}.submit`,
  submitting: `${prefix}.submitting`,
  success: { title: `${prefix}.success.title`, text: `${prefix}.success.text`, again },
  failure: { title: `${prefix}.failure.title`, text: `${prefix}.failure.text` },
});
