import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatMessage,
  formatNumber,
  formatTime,
} from '@formatjs/intl';
import { IntlMessageFormat, type Options } from 'intl-messageformat';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { localeOf } from '#site/countries.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type MessageTable, unpack } from './unpack.ts';
import type { IntlShape } from './useIntl.ts';

// Its parser alone needs to know, and that is not in the browser; the first answer of Intl takes 55 ms at 4x CPU.
IntlMessageFormat.resolveLocale = () => undefined;

type Values = Readonly<Record<string, unknown>>;

/** Parts of a text as React wants them: each element with a key. */
const keyed = <Parts>(parts: Parts) =>
  Array.isArray(parts)
    ? parts.map((part, key) => (isValidElement(part) ? createElement(Fragment, { key }, part) : part))
    : parts;

/** Has the functions that draw a message's tags called with parts that have keys. */
const withKeys = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => value(keyed(parts)) : value,
    ]),
  );

/**
 * Intl for the words of one language, put together of what the site uses: react-intl's own createIntl brings 1.2 kB
 * more, and asks Intl whether it knows the language. Throws where a message is missing or cannot be filled.
 */
export function intlFor(language: LanguageCode, messages: MessageTable): IntlShape {
  const formatters = createFormatters();
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: localeOf(language),
    defaultLocale: localeOf(language),
    messages: unpack(messages),
    onError(error: Error) {
      throw error;
    },
  };
  const write = ((descriptor: MessageDescriptor, values?: Values, options?: Options) =>
    keyed(
      formatMessage(config, formatters, descriptor, withKeys(values), options),
    )) as IntlShape['formatMessage'];
  return {
    locale: config.locale,
    messages: config.messages,
    formatMessage: write,
    formatNumber: (...request) => formatNumber(config, formatters.getNumberFormat, ...request),
    formatDate: (...request) => formatDate(config, formatters.getDateTimeFormat, ...request),
    formatTime: (...request) => formatTime(config, formatters.getDateTimeFormat, ...request),
  };
}
