interface Point {
  x: number;
  y: number;
}

/**
 * Where a share of the radius lies on an axis, seen from the centre, y downwards. The axes follow each other clockwise from
 * the top.
 */
export function radarPoint(axis: number, axes: number, share: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return { x: share * Math.cos(angle), y: share * Math.sin(angle) };
}

/** The corners of a figure with one share per axis, as SVG writes points. */
export function radarFigure(shares: readonly number[], centre: Point, radius: number): string {
  return shares
    .map((share, axis) => radarPoint(axis, shares.length, share * radius))
    .map(({ x, y }) => `${round(centre.x + x)},${round(centre.y + y)}`)
    .join(' ');
}

/** A tenth of a unit is finer than any screen, and keeps the page small. */
const round = (value: number) => Math.round(value * 10) / 10;
