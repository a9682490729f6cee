import type { IntlConfig } from 'react-intl';

/** What a message file is after the build: plain texts, and parsed ICU where there is something to fill in. */
export type MessageTable = Readonly<Record<string, unknown>>;

/** The mark of plain text in parsed ICU. */
const LITERAL = 0;

type AllMessages = NonNullable<IntlConfig['messages']>;

/** Plain texts travel as strings; without its parser, formatjs wants them as parsed messages too. */
export function unpack(table: MessageTable): AllMessages {
  const entries = Object.entries(table).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  // formatjs wants every message of the site here; a page holds its own and `common`. The one cast.
  return Object.fromEntries(entries) as AllMessages;
}
