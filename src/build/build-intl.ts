import { createIntl, type IntlShape } from '@formatjs/intl';
import { type MessageTable, unpack } from '#i18n/unpack.ts';
import { localeOf } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';
import type { LanguageResources } from './messages.ts';

/** Formats messages outside React: for cards, feeds and search engines. */
export function createBuildIntl(language: Locale, resources: LanguageResources): IntlShape<string> {
  // Longer texts have a folder in their name; what has none is messages.
  const tables = [...resources].flatMap(([name, value]) =>
    name.includes('/') ? [] : [value as MessageTable],
  );
  return createIntl({
    locale: localeOf(language),
    messages: unpack(Object.assign({}, ...tables)),
    onError(error) {
      throw error;
    },
  });
}
