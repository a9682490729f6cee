import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { localeOf } from '#site/countries.ts';
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

/** A message that is missing or cannot be filled is a defect: the page fails, rather than showing an id. */
function raise(error: Error): never {
  throw error;
}

interface MessagesProps {
  language: LanguageCode;
  messages: MessageTable;
  children: ReactNode;
}

/** Makes the words of one page and language known to everything below. */
export function Messages({ language, messages, children }: MessagesProps) {
  const all = useMemo(() => unpack(messages), [messages]);
  const locale = localeOf(language);
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={locale} defaultLocale={locale} messages={all} onError={raise}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
