import { type ComponentType, useEffect, useState } from 'react';
import { focusQuietly } from './scrolling.ts';

interface Island<Props> {
  /**
   * The part of the page. `wanted` fetches its code where it is not there yet; until then the prerendered
   * HTML stands, which a part without behaviour may do for good.
   */
  Part: ComponentType<Props & { wanted: boolean }>;
  /** Fetches the code, so that the part can be drawn where no prerendered HTML is. */
  ready: () => Promise<void>;
}

// The same object at every render: React leaves the element's content alone as long as it is.
const asPrerendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Makes a part of a page whose code comes only when it is wanted. See src/decisions/004-islands.md. */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded ??= (await load()).default;
  };

  function Part({ wanted, ...props }: Props & { wanted: boolean }) {
    const [focused, redraw] = useState<string>();
    useEffect(() => {
      if (!wanted || Loaded) return;
      // Where the code does not come, the part stays as it was prerendered.
      ready().then(
        () => redraw(document.activeElement?.id ?? ''),
        () => {},
      );
    }, [wanted]);
    // Whoever was on an element of the prerendered part is on the same one of the live part.
    useEffect(() => {
      if (focused && document.activeElement === document.body) {
        focusQuietly(document.getElementById(focused));
      }
    }, [focused]);
    if (!Loaded) return <div key="prerendered" {...asPrerendered} />;
    return (
      <div key="live">
        <Loaded {...(props as unknown as Props)} />
      </div>
    );
  }
  return { Part, ready };
}
