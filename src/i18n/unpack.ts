import type { IntlConfig } from 'react-intl';

/** A built message file: plain strings, and parsed ICU for messages with arguments. */
export type MessageTable = Readonly<Record<string, unknown>>;

/** Type of a literal element in parsed ICU. */
const LITERAL = 0;

type AllMessages = NonNullable<IntlConfig['messages']>;

/** Wraps plain strings as parsed messages: without its parser, formatjs accepts nothing else. */
export function unpack(table: MessageTable): AllMessages {
  const entries = Object.entries(table).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  // formatjs wants every message of the site; a page holds its own and `common`. The only cast.
  return Object.fromEntries(entries) as AllMessages;
}
