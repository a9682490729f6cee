import { mark } from '#site/brand.ts';
import { MarkDots } from '#ui/Mark.tsx';

/** The logo, enlarged: a sieve and the dots it keeps. Decorative: the page explains it in words. */
export function AboutPicture() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      preserveAspectRatio="xMinYMid"
      width="288"
      aria-hidden="true"
    >
      <MarkDots />
    </svg>
  );
}
