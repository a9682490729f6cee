import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, type IntlShape, InvalidConfigError } from 'react-intl';
import type { LanguageCode } from '#site/languages.ts';
import { type MessageTable, unpack } from './unpack.ts';

// Its parser alone needs to know, and that is not in the browser; see intlFor.
IntlMessageFormat.resolveLocale = () => undefined;

/**
 * Intl for the words of one language. It is not asked whether it knows the language: all browsers do, and its
 * first answer takes 55 ms at 4x CPU. Throws where a message is missing or cannot be filled.
 */
export function intlFor(language: LanguageCode, messages: MessageTable): IntlShape {
  return createIntl({
    // The default is taken at its word; of the locale Intl would be asked.
    locale: '',
    defaultLocale: language,
    messages: unpack(messages),
    onError(error) {
      if (!(error instanceof InvalidConfigError)) throw error;
    },
  });
}
