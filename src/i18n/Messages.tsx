import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import type { LanguageCode } from '#site/languages.ts';
import './registered-messages.ts';
import { type MessageTable, unpack } from './unpack.ts';

const LanguageContext = createContext<LanguageCode | undefined>(undefined);

/** The language the words on this page are in. */
export function useLanguage(): LanguageCode {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a <Messages> above it.');
  return language;
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
