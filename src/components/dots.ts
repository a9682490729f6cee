/** The centre of a dot, in units of its drawing. */
export interface Dot {
  x: number;
  y: number;
}

/**
 * Returns a path of dots, to be stroked with round caps and the dashes of `dashesOf`. Each run of neighbours in a row
 * is one segment. It is slightly longer than needed, so that every browser draws the last dot.
 */
export function dotPath(dots: readonly Dot[], pitch: number): string {
  const runs: { x: number; y: number; count: number }[] = [];
  for (const { x, y } of dots) {
    const last = runs.at(-1);
    if (last && last.y === y && Math.abs(last.x + last.count * pitch - x) < 0.01) last.count += 1;
    else runs.push({ x, y, count: 1 });
  }
  return runs
    .map(({ x, y, count }) => `M${short(x)} ${short(y)}h${short((count - 1) * pitch + 0.1)}`)
    .join('');
}

const short = (length: number) => Number(length.toFixed(1));

/** Returns zero-length dashes, one pitch apart. Round caps turn each dash into a dot. */
export const dashesOf = (pitch: number) => `0 ${pitch}`;

interface Grid {
  columns: number;
  /** Distance from centre to centre. */
  pitch: number;
  /** Space for the caps at the edges. */
  inset: number;
}

/** Returns `count` dots in rows, left to right and top to bottom. */
export function fieldOf(count: number, { columns, pitch, inset }: Grid): Dot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: inset + (index % columns) * pitch,
    y: inset + Math.floor(index / columns) * pitch,
  }));
}

/** Returns the size of a drawing that fits such a field. */
export function sizeOfField(
  count: number,
  { columns, pitch, inset }: Grid,
): { width: number; height: number } {
  const rows = Math.ceil(count / columns);
  return {
    width: 2 * inset + (Math.min(count, columns) - 1) * pitch,
    height: 2 * inset + (rows - 1) * pitch,
  };
}
