import {
  type ComponentType,
  createContext,
  type FormEvent,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type EarlyUse, onPress, sentEarly, untilReleased } from './earlyUse.ts';

interface PartProps {
  /**
   * Fetches its code where it is not there yet; until then the prerendered HTML stands, which a part
   * without behaviour may do for good.
   */
  wanted: boolean;
  /** Somebody has sent a form of the prerendered part, and its code is out of reach. */
  onUnavailable?: () => void;
}

interface Island<Props> {
  Part: ComponentType<Props & PartProps>;
  /** Fetches the code, so that the part can be drawn where no prerendered HTML is. */
  ready: () => Promise<void>;
}

// The same object at every render: React leaves the element's content alone as long as it is.
const asPrerendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Resolves once the words that only the islands of this page need are there. */
export const IslandWords = createContext<() => Promise<void>>(async () => {});

/**
 * Makes a part of a page whose code comes only when it is wanted, and with it the words of the route's
 * `islandMessages` where it has any of its own. See src/decisions/004-islands.md.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { ownWords = false } = {},
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded ??= (await load()).default;
  };

  function Part({ wanted, onUnavailable, ...props }: Props & PartProps) {
    const element = useRef<HTMLDivElement>(null);
    // Drawn by the browser itself, with its code and words at hand: there is nothing to take over.
    const [drawnHere] = useState(Loaded !== undefined);
    const [resume, setResume] = useState<() => void>();
    const lives = drawnHere || resume !== undefined;
    const words = use(IslandWords);
    const early = useRef<EarlyUse>({});
    const enliven = useCallback(
      async (use: EarlyUse = {}) => {
        Object.assign(early.current, use);
        const [{ takeOver }] = await Promise.all([import('./takeOver.ts'), ready(), ownWords && words()]);
        await untilReleased();
        const part = element.current;
        // In one go, so that no key falls between the two; and once, however often it was asked for.
        if (part) flushSync(() => setResume(() => takeOver(part, early.current)));
      },
      [words],
    );
    useEffect(() => {
      const sent = sentEarly(element.current);
      // Where the code does not come, the part stays as it was prerendered.
      if ((wanted || sent) && !lives) enliven(sent ? { sent } : {}).catch(() => {});
    }, [wanted, lives, enliven]);
    useEffect(() => {
      if (!element.current) return undefined;
      return onPress(element.current, (pressed) => void enliven({ pressed }).catch(() => {}));
    }, [enliven]);
    useLayoutEffect(() => resume?.(), [resume]);

    const onSubmit = (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      const { id } = event.target as HTMLFormElement;
      enliven({ sent: id }).catch(() => onUnavailable?.());
    };
    if (!Loaded || !lives) {
      return <div key="prerendered" ref={element} onSubmit={onSubmit} {...asPrerendered} />;
    }
    return (
      <div key="live">
        <Loaded {...(props as unknown as Props)} />
      </div>
    );
  }
  return { Part, ready };
}
