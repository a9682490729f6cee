import { type ComponentType, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenSeen } from '#browser/dom/motion.ts';
import { whenIdle } from '#browser/dom/pageLifecycle.ts';
import type { Locale } from '#site/locales.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { Messages, useLocale } from './Messages.tsx';
import { ResourcesContext } from './ResourcesContext.ts';
import { loadMessages } from './resources.ts';
import type { MessageTable } from './unpack.ts';

interface Loaded<Props> {
  Part: ComponentType<Props>;
  /** The part's own messages with their language. Without them, the part uses the messages of the page. */
  messages?: { locale: Locale; messages: MessageTable };
}

const wait = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/** Events that retry a part that could not be loaded, because the connection may be back. */
const retryEvents = ['online', 'visibilitychange'];

/** The area in which a part is near: one screen above and below the visible part of the page. */
const NEAR: IntersectionObserverInit = { rootMargin: '100% 0px' };

interface LateOptions {
  /** When the part loads: on its first render (the default), when the browser is idle, or when the part is near. */
  when?: 'render' | 'idle' | 'near';
  /** The part's own messages. They load with its code, and again when the language changes. */
  messages?: MessageNamespace;
  /** Milliseconds after which the part counts as unavailable. Without it, there is no limit. */
  patienceMs?: number;
}

interface LateProps {
  /** Called in the update in which the part first appears. */
  onLoaded?: () => void;
  /** Called if the part cannot be loaded. Without it, the page omits the part. */
  onUnavailable?: () => void;
}

/**
 * Creates a component whose code is not part of the page's first load and that is not prerendered. If it cannot be
 * loaded, it is tried again when the connection may be back. The parent component must reserve the space of a part that
 * loads without an action of the visitor.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { when = 'render', messages: namespace, patienceMs }: LateOptions = {},
): ComponentType<Props & LateProps> {
  return function Late({ onLoaded, onUnavailable, ...props }: Props & LateProps) {
    const locale = useLocale();
    const resources = use(ResourcesContext);
    const position = useRef<HTMLSpanElement>(null);
    const [loaded, setLoaded] = useState<Loaded<Props>>();
    const unavailable = useEffectEvent(() => onUnavailable?.());
    const show = useEffectEvent((shown: Loaded<Props>) => {
      setLoaded(shown);
      onLoaded?.();
    });
    useEffect(() => {
      const left = new AbortController();
      const { signal } = left;
      const loadMessagesOfPart = async () => {
        if (!namespace) return {};
        const messages = resources && (await loadMessages(resources, locale, namespace));
        return messages && { messages: { locale, messages } };
      };
      const loadPart = async () => {
        if (signal.aborted) return;
        // `onUnavailable` reports a failure.
        const late = Promise.all([load().catch(() => {}), loadMessagesOfPart()]);
        const [code, texts] = (await (patienceMs ? Promise.race([late, wait(patienceMs)]) : late)) ?? [];
        if (signal.aborted) return;
        if (code && texts) return show({ Part: code.default, ...texts });
        unavailable();
        for (const sign of retryEvents) addEventListener(sign, loadPart, { once: true, signal });
      };
      const cancel = startWhen(when, position, () => void loadPart());
      return () => {
        left.abort();
        cancel?.();
      };
    }, [locale, resources]);
    if (!loaded) return when === 'near' ? <span ref={position} /> : null;
    const { Part, messages } = loaded;
    const part = <Part {...(props as unknown as Props)} />;
    return messages ? <Messages {...messages}>{part}</Messages> : part;
  };
}

/**
 * Starts a task at the chosen time. After a change of language, a part that is shown has no `position`, so it starts at
 * once.
 */
function startWhen(
  when: 'render' | 'idle' | 'near',
  position: RefObject<Element | null>,
  task: () => void,
): (() => void) | undefined {
  if (when === 'near' && position.current) return whenSeen(position.current, task, NEAR);
  if (when === 'idle') whenIdle(task);
  else task();
  return undefined;
}
