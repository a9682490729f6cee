import type { HTMLAttributes, RefObject } from 'react';

// A scrollable region must be focusable by keyboard, even if it contains nothing focusable.
const reachable = { role: 'group', tabIndex: 0 };

interface ScrollerProps extends HTMLAttributes<HTMLDivElement> {
  ref?: RefObject<HTMLDivElement | null>;
  /** Accessible name of the region. */
  'aria-label': string;
}

/** Renders a region that scrolls sideways if there is not enough space. */
export function Scroller(props: ScrollerProps) {
  return <div {...reachable} {...props} />;
}
