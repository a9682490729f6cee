export interface Point {
  x: number;
  y: number;
}

/** Radius of a line's corners, in pixels. */
const RADIUS = 8;

/** Returns the point `distance` pixels from one point towards another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const write = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Returns an SVG path along the points, with round corners. A corner uses at most half of each adjacent segment. */
export function evidencePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${write(point)}`;
      if (!after) return `L${write(point)}`;
      const room = Math.min(
        Math.hypot(point.x - before.x, point.y - before.y),
        Math.hypot(after.x - point.x, after.y - point.y),
      );
      const radius = Math.min(RADIUS, room / 2);
      return `L${write(towards(point, before, radius))}Q${write(point)} ${write(towards(point, after, radius))}`;
    })
    .join('');
}
