import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#site/locales.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { Messages, useLocale } from './Messages.tsx';
import { ResourcesContext } from './ResourcesContext.ts';
import { loadMessages } from './resources.ts';
import type { MessageTable } from './unpack.ts';

interface Loaded<Props> {
  Part: ComponentType<Props>;
  language: Locale;
  messages: MessageTable;
}

const wait = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/** Events upon which a part that could not be loaded is tried again: the connection may be back. */
const signs = ['online', 'visibilitychange'];

interface LateProps {
  /** Called in the render in which it first appears. */
  onLoaded?: () => void;
  /** Called if the part cannot be loaded; without it, the page does without. */
  onUnavailable?: () => void;
}

/**
 * Creates a component that few visitors need: code and messages load on its first render, and messages again when
 * the language changes.
 *
 * @param patienceMs milliseconds after which it counts as unavailable; without it, as long as it takes
 */
export function latePart<Props extends object>(
  name: MessageNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
  patienceMs?: number,
): ComponentType<Props & LateProps> {
  return function Late({ onLoaded, onUnavailable, ...props }: Props & LateProps) {
    const language = useLocale();
    const resources = use(ResourcesContext);
    const [loaded, setLoaded] = useState<Loaded<Props>>();
    const unavailable = useEffectEvent(() => onUnavailable?.());
    const show = useEffectEvent((shown: Loaded<Props>) => {
      setLoaded(shown);
      onLoaded?.();
    });
    useEffect(() => {
      if (!resources) return undefined;
      const left = new AbortController();
      const { signal } = left;
      const bring = async () => {
        // What cannot be loaded is told to whoever asked.
        const late = Promise.all([load().catch(() => {}), loadMessages(resources, language, name)]);
        const [code, messages] = (await (patienceMs ? Promise.race([late, wait(patienceMs)]) : late)) ?? [];
        if (signal.aborted) return;
        if (code && messages) return show({ Part: code.default, language, messages });
        unavailable();
        for (const sign of signs) addEventListener(sign, bring, { once: true, signal });
      };
      void bring();
      return () => left.abort();
    }, [language, resources]);
    if (!loaded) return null;
    const { Part, ...loadedMessages } = loaded;
    return (
      <Messages {...loadedMessages}>
        <Part {...(props as unknown as Props)} />
      </Messages>
    );
  };
}
