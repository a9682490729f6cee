import { createIntl, type IntlShape } from '@formatjs/intl';
import { type MessageTable, unpack } from '#i18n/unpack.ts';
import { localeOf } from '#site/countries.ts';
import type { LanguageCode } from '#site/languages.ts';
import { messageNamespaces } from '#site/messages.ts';
import type { LanguageResources } from './words.ts';

/** Formats messages outside React: for cards, feeds and search engines. */
export function createBuildIntl(language: LanguageCode, resources: LanguageResources): IntlShape<string> {
  const tables = messageNamespaces.map((name) => resources.get(name) as MessageTable);
  return createIntl({
    locale: localeOf(language),
    messages: unpack(Object.assign({}, ...tables)),
    onError(error) {
      throw error;
    },
  });
}
