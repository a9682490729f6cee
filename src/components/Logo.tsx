import { logo } from '#site/brand.ts';

/** Renders the logo inside another drawing. */
export function LogoShape() {
  if ('file' in logo) return <image href={logo.file} width={logo.width} height={logo.height} />;
  const { dots: all } = logo;
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
export function Logo() {
  return (
    <svg
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      width={logo.width}
      height={logo.height}
      aria-hidden="true"
    >
      <LogoShape />
    </svg>
  );
}
