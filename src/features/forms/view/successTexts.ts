import type { IntlShape } from 'react-intl';
import { transmits } from '#features/outbox/account.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';

/** Returns the title of the confirmation. A form without a template has sent nothing, and must not state otherwise. */
export const successTitle = (form: Form): PlainMessageId =>
  transmits(form) ? form.messages.success.title : 'forms.preview.title';

/** Returns the text of the confirmation. Without a template, it quotes the text that the form will show later. */
export function successText(intl: IntlShape, form: Form): string {
  const text = intl.formatMessage({ id: form.messages.success.text });
  if (transmits(form)) return text;
  return intl.formatMessage({ id: 'forms.preview.text' }, { text, address: brand.infoAddress });
}
