import { type Dot, fieldOf, sizeOfField } from '#components/dots.ts';

/** Distance between two dots. */
export const PITCH = 20;

/** Width of the drawing, and its middle, around which the meshes, threads and memoranda are centred. */
export const WIDTH = 440;
const MIDDLE = WIDTH / 2;

/** Space for a dot at the edge of its field. */
const INSET = 5;

/** Distance from the lowest row of dots to the mesh below it. */
const ABOVE_MESH = 8;

/** The rows of dots on each mesh are those of the logo. Each mesh is narrower and finer than the mesh above it. */
const meshes = [
  { rows: 3, width: WIDTH, dash: '10 8' },
  { rows: 2, width: 360, dash: '6 6' },
  { rows: 1, width: 280, dash: '3 5' },
] as const;

/**
 * The resulting memoranda: scores, and lengths of the lines of text. Source of the scores: the dashboard's score band
 * of 80 and more.
 */
export const memoranda = [
  { score: 91, lines: [22, 15] },
  { score: 88, lines: [18, 21] },
  { score: 84, lines: [23, 12] },
  { score: 82, lines: [20, 18] },
] as const;

/** The x coordinates of the memoranda and their threads. Each thread runs between two dots of every mesh. */
export const THREADS = [-6, -2, 2, 6].map((steps) => MIDDLE + steps * PITCH);

export interface Mesh {
  /** Number of startups that stop at the mesh. */
  stopped: number;
  rows: Dot[][];
  dash: string;
  /** Both ends of the mesh. */
  from: number;
  to: number;
  meshY: number;
}

/** Returns the meshes with the startups that stop at each. `left` counts the startups before and after each mesh. */
export function drawSieve(left: readonly number[]): Mesh[] {
  return meshes.map(({ rows, width, dash }, step) => {
    const stopped = (left[step] ?? 0) - (left[step + 1] ?? 0);
    const columns = Math.ceil(stopped / rows);
    const grid = { columns, pitch: PITCH, inset: INSET };
    const field = sizeOfField(stopped, grid);
    const indent = MIDDLE - field.width / 2;
    const dots = fieldOf(stopped, grid).map(({ x, y }) => ({ x: x + indent, y }));
    return {
      stopped,
      rows: Array.from({ length: rows }, (_, row) => dots.slice(row * columns, (row + 1) * columns)),
      dash,
      from: MIDDLE - width / 2,
      to: MIDDLE + width / 2,
      meshY: field.height - INSET + ABOVE_MESH,
    };
  });
}
