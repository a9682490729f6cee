import { createIntl, type IntlShape } from '@formatjs/intl';
import { type MessageTable, unpack } from '#i18n/unpack.ts';
import { localeOf } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';
import type { LocaleResources } from './messages.ts';

/** Creates an `intl` object that formats messages outside React, for cards, feeds and search engines. */
export function createBuildIntl(locale: Locale, resources: LocaleResources): IntlShape<string> {
  // The name of a content resource contains a folder. All other resources are messages.
  const tables = [...resources].flatMap(([name, value]) =>
    name.includes('/') ? [] : [value as MessageTable],
  );
  return createIntl({
    locale: localeOf(locale),
    messages: unpack(Object.assign({}, ...tables)),
    onError(error) {
      throw error;
    },
  });
}
