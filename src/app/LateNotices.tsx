import { type ComponentType, useEffect, useState } from 'react';
import { useNoticeNeed } from '#browser/noticeNeed.ts';
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

/** The app's own notices: code and words come when they are needed, and words again with another language. */
export function LateNotices({ language, page, words }: LateNoticesProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const needed = useNoticeNeed();
  useEffect(() => {
    if (!words || !needed) return undefined;
    let wanted = true;
    const load = async () => {
      // Where they do not come, nothing is said in this language.
      const [code, messages] = await Promise.all([import('./Notices.tsx').catch(() => {}), words(language)]);
      if (wanted && code && messages) setLoaded({ Notices: code.default, language, messages });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [language, words, needed]);
  if (!loaded) return null;
  const { Notices } = loaded;
  return (
    <Messages language={loaded.language} messages={loaded.messages}>
      <Notices page={page} />
    </Messages>
  );
}
