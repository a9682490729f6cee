import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWasHydrated } from '../dom/page.ts';
import { onUse, repeatUse, sentEarly } from './earlyUse.ts';
import { type IslandRoot, islandRoot } from './islandRoot.tsx';

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
  /** The language of the page's words. */
  language: string;
  /** Whether the words that only its islands use are among those of the page. */
  complete: boolean;
  /** Fetches them where they are not; resolves once they are there. */
  loadWords: () => Promise<void>;
  hasWords: () => boolean;
  /** What a React root of its own shows: content with these words, and with all else that the page tells its parts. */
  surround: (content: ReactNode) => ReactNode;
}

// The same object at every render: React leaves the element's content alone as long as it is.
const asPrerendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

export const IslandContext = createContext<IslandPage>({
  language: '',
  complete: true,
  loadWords: async () => {},
  hasWords: () => true,
  surround: (content) => content,
});

/** Makes a part of a page whose code comes only when it is wanted. See src/decisions/013-hydrate-in-place.md. */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded = (await load()).default;
  };

  function Part({ wanted, onUnavailable, ...props }: Props & PartProps) {
    const page = use(IslandContext);
    const draw = () => Loaded && <Loaded {...(props as unknown as Props)} />;
    const hasCode = Loaded !== undefined;
    const { element, stands, lives } = usePart({ page, draw, hasCode, ready, wanted, onUnavailable });
    if (stands) return <div key="prerendered" ref={element} {...asPrerendered} />;
    return <div key="drawn">{lives && (page.complete ? draw() : page.surround(draw()))}</div>;
  }
  return { Part, ready };
}

interface PartState {
  wanted: boolean;
  page: IslandPage;
  /** The part in its present state; only where there `hasCode`. */
  draw: () => ReactNode;
  hasCode: boolean;
  ready: () => Promise<void>;
  onUnavailable: PartProps['onUnavailable'];
}

/**
 * Whether the part stands as it was prerendered, in a React root of its own once its code is there; and if not, whether it
 * `lives`: has all that it needs to be drawn.
 */
function usePart({ page, draw, hasCode, ready, wanted, onUnavailable }: PartState) {
  // Only hydration finds prerendered HTML; elsewhere the browser draws the part as soon as its code has come.
  const wasHydrated = useWasHydrated();
  const [stands, setStands] = useState(wasHydrated && !hasCode);
  const [drawn, setDrawn] = useState(false);
  const lives = hasCode && (page.complete || drawn);
  const { element, prerendered, hydrate, hydrated } = useHydration({ page, draw });
  const isForeign = stands && prerendered.language !== page.language;

  const loadAndHydrate = useCallback(async () => {
    await ready();
    if (!stands) {
      await page.loadWords();
      return setDrawn(true);
    }
    // Before the page took on another language, it has tried to get those that the part was prerendered with.
    if (isForeign && !prerendered.hasWords()) return setStands(false);
    await prerendered.loadWords();
    hydrate();
  }, [ready, stands, page, prerendered, isForeign, hydrate]);

  useEffect(() => {
    // Where the code does not come, the part stays as it was prerendered.
    if (stands ? wanted || isForeign : !lives) loadAndHydrate().catch(() => {});
  }, [stands, wanted, isForeign, lives, loadAndHydrate]);
  useEarlyUse({ element, hydrated, loadAndHydrate, onUnavailable });
  return { element, stands, lives };
}

/** Hydrates the part's element, and keeps what it shows up to date from then on. */
function useHydration({ page, draw }: Pick<PartState, 'page' | 'draw'>) {
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<IslandRoot>(undefined);
  const [hydrated] = useState(() => new AbortController());
  const [problem, setProblem] = useState<{ thrown: unknown }>();
  const [first] = useState({ page, draw });
  const present = useEffectEvent(() => page.surround(draw()));
  useLayoutEffect(() => root.current?.show(present()));
  useEffect(() => () => root.current?.close(), []);
  const hydrate = useCallback(() => {
    if (!element.current || root.current) return;
    const contents = { prerendered: first.page.surround(first.draw()), present: present() };
    root.current = islandRoot(element.current, contents, (thrown) => setProblem({ thrown }));
    root.current.hydrate();
    hydrated.abort();
  }, [first, hydrated]);
  // The page falls as it does with any other of its parts.
  if (problem) throw problem.thrown;
  return { element, prerendered: first.page, hydrate, hydrated: hydrated.signal };
}

interface EarlyUse extends Pick<PartState, 'onUnavailable'> {
  element: RefObject<HTMLElement | null>;
  hydrated: AbortSignal;
  loadAndHydrate: () => Promise<void>;
}

/** Repeats what was pressed and sent in the part before it was hydrated, once each, as soon as it is. */
function useEarlyUse({ element, hydrated, loadAndHydrate, onUnavailable }: EarlyUse): void {
  const bringUp = useEffectEvent(loadAndHydrate);
  const sayUnavailable = useEffectEvent((tried: 'send' | 'press') => onUnavailable?.(tried));
  useEffect(() => {
    const part = element.current;
    if (!part || hydrated.aborted) return;
    const awaited = new Set<HTMLElement>();
    const note = async (used: HTMLElement) => {
      if (awaited.has(used)) return;
      awaited.add(used);
      try {
        await bringUp();
        repeatUse(used);
      } catch {
        awaited.delete(used);
        sayUnavailable(used instanceof HTMLFormElement ? 'send' : 'press');
      }
    };
    onUse(part, hydrated, (used) => void note(used));
    const sent = sentEarly(part);
    if (sent) void note(sent);
  }, [element, hydrated]);
}
