import { MarkShape } from '#components/Mark.tsx';
import { mark } from '#site/brand.ts';

/**
 * Renders the enlarged logo, a funnel of dots of which one is highlighted. Decorative, because the text explains it.
 */
export function AboutPicture() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      preserveAspectRatio="xMinYMid"
      width="288"
      aria-hidden="true"
    >
      <MarkShape />
    </svg>
  );
}
