interface LineIconProps {
  /** A path on a 12 by 12 grid. */
  d: string;
  strokeWidth?: number;
}

/** Renders an icon without a text alternative, because the button has its own label. */
export function LineIcon({ d, strokeWidth = 2 }: LineIconProps) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" />
    </svg>
  );
}
