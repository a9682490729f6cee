interface Point {
  x: number;
  y: number;
}

/** A point on an axis, relative to the centre, y downwards. Axes are numbered clockwise from the top. */
export function radarPoint(axis: number, axes: number, share: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return { x: share * Math.cos(angle), y: share * Math.sin(angle) };
}

/** The corners of a polygon with one share per axis, in the format of SVG's `points`. */
export function radarFigure(shares: readonly number[], centre: Point, radius: number): string {
  return shares
    .map((share, axis) => radarPoint(axis, shares.length, share * radius))
    .map(({ x, y }) => `${round(centre.x + x)},${round(centre.y + y)}`)
    .join(' ');
}

/** A tenth of a unit is finer than any screen, and keeps the page small. */
const round = (value: number) => Math.round(value * 10) / 10;
