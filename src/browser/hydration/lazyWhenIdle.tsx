import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../dom/page.ts';

/**
 * Creates a component that is not prerendered and whose code loads when the page is idle. The parent component must
 * reserve the space.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      let wanted = true;
      whenIdle(() => {
        if (!wanted) return;
        // If the code cannot be loaded, the page stays without the component.
        load().then(
          ({ default: Loaded }) => wanted && setPart(() => Loaded),
          () => {},
        );
      });
      return () => {
        wanted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
