import { mark } from '#site/brand.ts';

/** Renders the dots of the logo inside another drawing. */
export function MarkDots() {
  const dots = (isHighlighted: boolean) =>
    mark.dots
      .filter(({ highlighted }) => highlighted === isHighlighted)
      .map(({ x, y, r }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);
  return (
    <>
      <g fill="var(--bar)">{dots(false)}</g>
      <g fill="var(--accent)">{dots(true)}</g>
    </>
  );
}

/** Renders the logo. Decorative, because the name is next to it. */
export function Mark() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={mark.width}
      height={mark.height}
      aria-hidden="true"
    >
      <MarkDots />
    </svg>
  );
}
