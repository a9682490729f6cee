import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '#browser/page.ts';
import { Messages } from '#i18n/Messages.tsx';
import type { MessageTable } from '#i18n/unpack.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Services } from './services.ts';

interface LateNoticesProps {
  language: LanguageCode;
  page: string;
  words: Services['noticeWords'];
}

interface Loaded {
  Notices: ComponentType<{ page: string }>;
  language: LanguageCode;
  messages: MessageTable;
}

/** The app's own notices: code and words come when the page stands, and words again with another language. */
export function LateNotices({ language, page, words }: LateNoticesProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!words) return undefined;
    let wanted = true;
    whenLoaded(async () => {
      // Where they do not come, nothing is said in this language.
      const [code, messages] = await Promise.all([import('./Notices.tsx').catch(() => {}), words(language)]);
      if (wanted && code && messages) setLoaded({ Notices: code.default, language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language, words]);
  if (!loaded) return null;
  const { Notices } = loaded;
  return (
    <Messages language={loaded.language} messages={loaded.messages}>
      <Notices page={page} />
    </Messages>
  );
}
