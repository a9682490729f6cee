import type { IntlConfig } from 'react-intl';

/** A built message file. Messages with arguments are parsed ICU, all others are plain strings. */
export type MessageTable = Readonly<Record<string, unknown>>;

/** Type of a literal element in parsed ICU. */
const LITERAL = 0;

type AllMessages = NonNullable<IntlConfig['messages']>;

/** Wraps plain strings as parsed messages, because formatjs accepts nothing else without its parser. */
export function unpack(table: MessageTable): AllMessages {
  const entries = Object.entries(table).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  // formatjs requires every message of the site, but a page has only its own messages and `common`.
  return Object.fromEntries(entries) as AllMessages;
}
