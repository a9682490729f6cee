import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type IntlConfig, IntlProvider } from 'react-intl';
import type { LanguageCode } from '#site/languages.ts';
import './registered-messages.ts';

/** What a message file is after the build: plain texts, and parsed ICU where there is something to fill in. */
export type MessageTable = Readonly<Record<string, unknown>>;

const LanguageContext = createContext<LanguageCode | undefined>(undefined);

/** The language the words on this page are in. */
export function useLanguage(): LanguageCode {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a <Messages> above it.');
  return language;
}

/** The mark of plain text in parsed ICU. */
const LITERAL = 0;

type AllMessages = NonNullable<IntlConfig['messages']>;

/** Plain texts travel as strings; react-intl, without its parser, wants them as parsed messages too. */
function unpack(table: MessageTable): AllMessages {
  const entries = Object.entries(table).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  // react-intl wants every message of the site here; a page holds its own and `common`. The one cast.
  return Object.fromEntries(entries) as AllMessages;
}

/** Makes the words of one page and language known to everything below. */
export function Messages(props: { language: LanguageCode; messages: MessageTable; children: ReactNode }) {
  const messages = useMemo(() => unpack(props.messages), [props.messages]);
  return (
    <LanguageContext value={props.language}>
      <IntlProvider
        locale={props.language}
        messages={messages}
        onError={(error) => {
          throw error;
        }}
      >
        {props.children}
      </IntlProvider>
    </LanguageContext>
  );
}
