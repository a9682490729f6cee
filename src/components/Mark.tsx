import { mark } from '#site/brand.ts';

/** Renders the logo inside another drawing. */
export function MarkShape() {
  if ('file' in mark) return <image href={mark.file} width={mark.width} height={mark.height} />;
  const { dots: all } = mark;
  const dots = (isHighlighted: boolean) =>
    all
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
      <MarkShape />
    </svg>
  );
}
