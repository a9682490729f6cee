import {
  Component,
  type ComponentType,
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type EarlyUse, onPress, sentEarly, untilReleased } from './earlyUse.ts';
import { useWasHydrated } from './page.ts';
import type { takeOver } from './takeOver.ts';

interface PartProps {
  /**
   * Fetches its code where it is not there yet; until then the prerendered HTML stands, which a part
   * without behaviour may do for good.
   */
  wanted: boolean;
  /** Somebody has sent a form of the prerendered part, or pressed a button, and its code is out of reach. */
  onUnavailable?: (tried: 'send' | 'press') => void;
}

interface Island<Props> {
  Part: ComponentType<Props & PartProps>;
  /** Fetches the code, so that the part can be drawn where no prerendered HTML is. */
  ready: () => Promise<void>;
}

interface IslandPage {
  /** The language of the page's words. HTML that was prerendered in another one gives way. */
  language: string;
  /** Whether the words that only the islands of this page need are there. */
  complete: boolean;
  /** Fetches them; resolves once they are there. */
  words: () => Promise<void>;
}

// The same object at every render: React leaves the element's content alone as long as it is.
const asPrerendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

export const IslandContext = createContext<IslandPage>({
  language: '',
  complete: true,
  words: async () => {},
});

/**
 * Makes a part of a page whose code comes only when it is wanted, and with it the words of the route's
 * `islandMessages` where it has any of its own. See src/decisions/004-islands.md.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { ownWords = false } = {},
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let transfer: typeof takeOver | undefined;
  const ready = async () => {
    const [code, { takeOver }] = await Promise.all([load(), import('./takeOver.ts')]);
    transfer = takeOver;
    Loaded = code.default;
  };

  function Part({ wanted, onUnavailable, ...props }: Props & PartProps) {
    const { language, complete, words } = use(IslandContext);
    const element = useRef<HTMLDivElement>(null);
    const [awake, setAwake] = useState(false);
    const stands = usePrerendered(language, { awake, hasCode: Loaded !== undefined });
    // A part that is drawn anew may have its code before its words.
    const lives = Loaded !== undefined && !stands && (awake || !ownWords || complete);
    const early = useRef<EarlyUse>({});
    const sayUnavailable = useEffectEvent(() => onUnavailable?.('press'));
    const enliven = useCallback(
      async (use: EarlyUse = {}) => {
        Object.assign(early.current, use);
        await Promise.all([ready(), ownWords && words()]);
        await untilReleased();
        // In one go, so that no key falls between the two; and once, however often it was asked for.
        flushSync(() => setAwake(true));
      },
      [words],
    );
    useEffect(() => {
      const sent = sentEarly(element.current);
      // Where the code does not come, the part stays as it was prerendered.
      if ((wanted || sent || !stands) && !lives) enliven(sent ? { sent } : {}).catch(() => {});
    }, [wanted, stands, lives, enliven]);
    useEffect(() => {
      if (!element.current) return undefined;
      return onPress(element.current, (pressed) => void enliven({ pressed }).catch(() => sayUnavailable()));
    }, [enliven]);

    const onSubmit = (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      const { id } = event.target as HTMLFormElement;
      enliven({ sent: id }).catch(() => onUnavailable?.('send'));
    };
    return (
      <Exchange part={element} stands={stands} transferFrom={(part) => transfer?.(part, early.current)}>
        {stands && <div key="prerendered" ref={element} onSubmit={onSubmit} {...asPrerendered} />}
        {lives && Loaded && (
          <div key="live">
            <Loaded {...(props as unknown as Props)} />
          </div>
        )}
      </Exchange>
    );
  }
  return { Part, ready };
}

interface PartState {
  awake: boolean;
  hasCode: boolean;
}

/** Whether the prerendered HTML of a part stands. Once it has gone it does not come back, not with its language either. */
function usePrerendered(language: string, { awake, hasCode }: PartState): boolean {
  // Only hydration finds prerendered HTML; elsewhere the browser draws the part as soon as its code has come.
  const wasHydrated = useWasHydrated();
  const [prerenderedIn, setPrerenderedIn] = useState(wasHydrated && !hasCode ? language : undefined);
  if (prerenderedIn && (awake || prerenderedIn !== language)) setPrerenderedIn(undefined);
  return prerenderedIn === language && !awake;
}

interface ExchangeProps {
  part: RefObject<HTMLDivElement | null>;
  stands: boolean;
  /** Notes what was done in the prerendered part; what it answers with does it again in the live one. */
  transferFrom: (part: HTMLDivElement) => (() => void) | undefined;
  children: ReactNode;
}

/** Looks at the prerendered part in the last moment before React removes it, which only a class is told of. */
class Exchange extends Component<ExchangeProps> {
  override getSnapshotBeforeUpdate(before: ExchangeProps) {
    const { part, stands, transferFrom } = this.props;
    const going = before.stands && !stands ? part.current : null;
    return going && (transferFrom(going) ?? null);
  }

  override componentDidUpdate(_props: ExchangeProps, _state: unknown, resume: (() => void) | null) {
    resume?.();
  }

  override render() {
    return this.props.children;
  }
}
