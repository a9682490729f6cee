import type { FormMessages } from '../form-row.ts';
import type { PlainMessageId } from '../messages.ts';

/** Where a form's words are: 'demo.form' stands for `demo.form.title` and so on. */
type Prefix = {
  [Id in PlainMessageId]: Id extends `${infer Start}.failure.text`
    ? `${Start}.submitting` extends PlainMessageId
      ? Start
      : never
    : never;
}[PlainMessageId];

/** The words of a form; `again` labels the button for an empty one. */
export const formMessages = (prefix: Prefix, again: PlainMessageId): FormMessages => ({
  title: `${prefix}.title`,
  submit: `${prefix}.submit`,
  submitting: `${prefix}.submitting`,
  success: { title: `${prefix}.success.title`, text: `${prefix}.success.text`, again },
  failure: { title: `${prefix}.failure.title`, text: `${prefix}.failure.text` },
});
