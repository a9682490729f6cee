import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type IntlShape as FullIntlShape, RawIntlProvider } from 'react-intl';
import type { LanguageCode } from '#site/languages.ts';
import { type FormattedTexts, fromFormatted } from './formatted.ts';
import { intlFor } from './intl.ts';
import './registered-messages.ts';
import type { MessageTable } from './unpack.ts';

const LanguageContext = createContext<LanguageCode | undefined>(undefined);

/** The language the words on this page are in. */
export function useLanguage(): LanguageCode {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a <Messages> above it.');
  return language;
}

interface MessagesProps {
  language: LanguageCode;
  messages: MessageTable;
  /** What need not be formatted again. */
  formatted?: FormattedTexts | undefined;
  children: ReactNode;
}

/** Makes the words of one page and language known to everything below. */
export function Messages({ language, messages, formatted, children }: MessagesProps) {
  const intl = useMemo(() => {
    const whole = intlFor(language, messages);
    return formatted ? fromFormatted(whole, formatted) : whole;
  }, [language, messages, formatted]);
  return (
    <LanguageContext value={language}>
      {/* All that the site's elements ask for: useIntl.ts names it, a test holds the elements to it. */}
      <RawIntlProvider value={intl as FullIntlShape}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
