import { type ComponentType, createContext, use, useEffect, useState } from 'react';
import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { Messages, useLanguage } from './Messages.tsx';
import type { MessageTable } from './unpack.ts';

type LoadWords = (language: LanguageCode, name: MessageNamespace) => Promise<MessageTable | undefined>;

/** Loader for messages not embedded in any page; undefined in the prerendered page. */
export const LateWords = createContext<LoadWords | undefined>(undefined);

interface Loaded<Props> {
  Part: ComponentType<Props>;
  language: LanguageCode;
  messages: MessageTable;
}

/**
 * Creates a component that few visitors need: code and messages load on its first render, and messages again when
 * the language changes.
 */
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
        // If they cannot be loaded, the page does without.
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
