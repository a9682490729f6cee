import type { MessageTag } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { createIntl, IntlContext, RawIntlProvider, ReactIntlErrorCode } from 'react-intl';
import { localeOf } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';
import type { messageArguments } from '#site/message-arguments.ts';
import type { MessageId } from '#site/messages.ts';
import { NumberCacheContext } from './numberCache.ts';
import { type MessageTable, unpack } from './unpack.ts';

const LocaleContext = createContext<Locale | undefined>(undefined);

/** Returns the language of this page's messages. Throws outside <Messages>. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale needs a <Messages> above it.');
  return locale;
}

// By default each message calls `Intl.NumberFormat.supportedLocalesOf`, as `createIntl` does (see `Messages`).
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? '');

/** Throws for a missing message or argument. It is a defect, so the page fails instead of showing an id. */
function raise(error: Error): void {
  if (!('code' in error && error.code === ReactIntlErrorCode.INVALID_CONFIG)) throw error;
}

interface MessagesProps {
  locale: Locale;
  messages: MessageTable;
  children: ReactNode;
}

/**
 * Provides the messages of one page, or additional messages of a part of the page, to its children. Without a
 * `locale`, `createIntl` uses `defaultLocale` and skips a check for missing locale data. For that check V8 reads its
 * list of locales, which takes 150 to 580 ms on a slow phone while the page hydrates. Every supported browser has the
 * data.
 */
export function Messages({ locale, messages, children }: MessagesProps) {
  const outer = use(IntlContext)?.messages;
  const cache = use(NumberCacheContext);
  const intl = useMemo(() => {
    const all = { ...outer, ...unpack(messages) };
    return createIntl({ locale: '', defaultLocale: localeOf(locale), messages: all, onError: raise }, cache);
  }, [outer, messages, locale, cache]);
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

type Registered = typeof messageArguments;
type Value<Kind> = Kind extends 'number' ? number : Kind extends 'tag' ? MessageTag : string | number;
type Arguments = {
  [Id in keyof Registered]: { [Name in keyof Registered[Id]]: Value<Registered[Id][Name]> };
};

/** Registers ids and arguments with formatjs, so that a wrong id or a missing argument does not compile. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface MessageArguments extends Arguments {}
  }
}
