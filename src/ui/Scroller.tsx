import type { HTMLAttributes, RefObject } from 'react';

// What scrolls must be reachable by keyboard, though nothing in it can be operated.
const reachable = { role: 'group', tabIndex: 0 };

interface ScrollerProps extends HTMLAttributes<HTMLDivElement> {
  ref?: RefObject<HTMLDivElement | null>;
  /** What is scrolled through, for screen readers. */
  'aria-label': string;
}

/** A part that scrolls sideways where there is no room. */
export function Scroller(props: ScrollerProps) {
  return <div {...reachable} {...props} />;
}
