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

/** Events that retry a part that could not be loaded, because the connection may be back. */
const retryEvents = ['online', 'visibilitychange'];

interface LateProps {
  /** Called in the update in which the part first appears. */
  onLoaded?: () => void;
  /** Called if the part cannot be loaded. Without it, the page omits the part. */
  onUnavailable?: () => void;
}

/**
 * Creates a component that few visitors need. Code and messages load on its first render, and messages load again
 * when the language changes.
 *
 * @param patienceMs milliseconds after which the part counts as unavailable; without it, there is no limit
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
      const loadPart = async () => {
        // `onUnavailable` reports a failure.
        const late = Promise.all([load().catch(() => {}), loadMessages(resources, language, name)]);
        const [code, messages] = (await (patienceMs ? Promise.race([late, wait(patienceMs)]) : late)) ?? [];
        if (signal.aborted) return;
        if (code && messages) return show({ Part: code.default, language, messages });
        unavailable();
        for (const sign of retryEvents) addEventListener(sign, loadPart, { once: true, signal });
      };
      void loadPart();
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
