import { type ComponentType, createContext, use, useEffect, useState } from 'react';
import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { Messages, useLanguage } from './Messages.tsx';
import type { MessageTable } from './unpack.ts';

type LoadWords = (language: LanguageCode, name: MessageNamespace) => Promise<MessageTable | undefined>;

/** Where words come from that no page brings along; undefined in the prerendered page. */
export const LateWords = createContext<LoadWords | undefined>(undefined);

interface Loaded<Props> {
  Part: ComponentType<Props>;
  language: LanguageCode;
  messages: MessageTable;
}

/** Makes a part that few visitors see: code and words come once it is drawn, and words again with another language. */
export function latePart<Props extends object>(
  name: MessageNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const language = useLanguage();
    const loadWords = use(LateWords);
    const [loaded, setLoaded] = useState<Loaded<Props>>();
    useEffect(() => {
      if (!loadWords) return undefined;
      let wanted = true;
      const bring = async () => {
        // Where they do not come, the page does without.
        const [code, messages] = await Promise.all([load().catch(() => {}), loadWords(language, name)]);
        if (wanted && code && messages) setLoaded({ Part: code.default, language, messages });
      };
      void bring();
      return () => {
        wanted = false;
      };
    }, [language, loadWords]);
    if (!loaded) return null;
    const { Part, ...words } = loaded;
    return (
      <Messages {...words}>
        <Part {...props} />
      </Messages>
    );
  };
}
