import { MarkDots } from '#components/Mark.tsx';
import { mark } from '#site/brand.ts';

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
