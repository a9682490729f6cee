import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { IntlContext, IntlProvider, ReactIntlErrorCode } from 'react-intl';
import { localeOf } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';
import './registered-messages.ts';
import { type MessageTable, unpack } from './unpack.ts';

const LanguageContext = createContext<Locale | undefined>(undefined);

/** Returns the language of this page's messages. Throws outside <Messages>. */
export function useLocale(): Locale {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a <Messages> above it.');
  return language;
}

// By default each message asks `Intl.NumberFormat.supportedLocalesOf`, as `createIntl` does: see `Messages`.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? '');

/** A missing message or argument is a defect: the page fails rather than showing an id. */
function raise(error: Error): void {
  if (!('code' in error && error.code === ReactIntlErrorCode.INVALID_CONFIG)) throw error;
}

interface MessagesProps {
  language: Locale;
  messages: MessageTable;
  children: ReactNode;
}

/**
 * Provides the messages of one page, or of a part of it besides the page's, to its children. Without a `locale`,
 * `createIntl` uses `defaultLocale`, and leaves out a check for missing locale data, for which V8 reads its list of
 * locales: 150 to 580 ms on a slow phone, while the page hydrates. Every supported browser has the data.
 */
export function Messages({ language, messages, children }: MessagesProps) {
  const outer = use(IntlContext)?.messages;
  const all = useMemo(() => ({ ...outer, ...unpack(messages) }), [outer, messages]);
  const locale = localeOf(language);
  return (
    <LanguageContext value={language}>
      <IntlProvider locale="" defaultLocale={locale} messages={all} onError={raise}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
