import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../dom/page.ts';

/**
 * Makes a part of a page that only scripts can give: nothing of it is prerendered, and its code comes when
 * the page stands. Whoever holds it reserves its room.
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
        // Where the code does not come, the page does without.
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
