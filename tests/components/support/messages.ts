import { IntlMessageFormat } from 'intl-messageformat';
import { brand } from '#site/brand.ts';
import type { Locale } from '#site/locales.ts';
import type { MessageId } from '#site/messages.ts';
import { wordsOf } from '../../support/messages.ts';

/** Returns the messages of a locale with the brand's address, the given values and plain spaces. */
export function says(locale: Locale) {
  const message = wordsOf(locale);
  return (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = new IntlMessageFormat(message(id), locale);
    return String(text.format({ address: brand.infoAddress, ...values })).replace(/\s+/g, ' ');
  };
}
