import { type ComponentType, createContext, use, useEffect, useEffectEvent, useState } from 'react';
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

interface LateProps {
  /** Called if the part cannot be loaded; without it, the page does without. */
  onUnavailable?: () => void;
}

/**
 * Creates a component that few visitors need: code and messages load on its first render, and messages again when
 * the language changes.
 */
export function latePart<Props extends object>(
  name: MessageNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & LateProps> {
  return function Late({ onUnavailable, ...props }: Props & LateProps) {
    const language = useLanguage();
    const loadWords = use(LateWords);
    const [loaded, setLoaded] = useState<Loaded<Props>>();
    const unavailable = useEffectEvent(() => onUnavailable?.());
    useEffect(() => {
      if (!loadWords) return undefined;
      let wanted = true;
      const bring = async () => {
        // What cannot be loaded is told to whoever asked.
        const [code, messages] = await Promise.all([load().catch(() => {}), loadWords(language, name)]);
        if (!wanted) return;
        if (code && messages) setLoaded({ Part: code.default, language, messages });
        else unavailable();
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
        <Part {...(props as unknown as Props)} />
      </Messages>
    );
  };
}
