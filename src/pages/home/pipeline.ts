import type { Dot } from '#components/dots.ts';

/** Distance between two dots. */
export const PITCH = 26;

/** Origin and layout of each field of dots. */
const fields = [
  { x: 5, y: 43, columns: 10, rows: 10, passed: [4] },
  { x: 343, y: 69, columns: 5, rows: 8, passed: [1, 2] },
  { x: 681, y: 121, columns: 3, rows: 4, passed: [1] },
] as const;

/** The resulting memoranda. Source of the scores: the dashboard's score band of 80 and more. */
export const memoranda = [
  { score: 91, y: 43, lines: [92, 60] },
  { score: 88, y: 121, lines: [78, 82] },
  { score: 84, y: 199, lines: [104, 54] },
  { score: 82, y: 277, lines: [84, 70] },
] as const;

export const MEMORANDUM_X = 1019;

/** Returns the columns of the dots that pass in a row: `count` of them, spread out, and shifted from row to row. */
function passedColumns(row: number, columns: number, count: number): Set<number> {
  const step = columns / count;
  return new Set(
    Array.from(
      { length: count },
      (_, index) => Math.floor(index * step + ((row * 7) % columns) * 0.3 + row) % columns,
    ),
  );
}

type Field = (typeof fields)[number];

function rowsOf({ x, y, columns, rows, passed }: Field) {
  return Array.from({ length: rows }, (_, row) => {
    const chosen = passedColumns(row, columns, passed[row % passed.length] ?? 1);
    const dots = Array.from({ length: columns }, (__, column) => ({
      dot: { x: x + column * PITCH, y: y + row * PITCH },
      hasPassed: chosen.has(column),
    }));
    return { y: y + row * PITCH, dots };
  });
}

interface Pipeline {
  passed: Dot[];
  dropped: Dot[];
  /** Lines that join the dots that pass a step to those of the next step. */
  threads: string;
}

/** Returns the complete pipeline, from all startups to the memoranda, in units of a drawing 1328 wide and 320 high. */
export function drawPipeline(): Pipeline {
  const steps = fields.map(rowsOf);
  const dots = steps.flat().flatMap((row) => row.dots);
  return {
    passed: dots.filter(({ hasPassed }) => hasPassed).map(({ dot }) => dot),
    dropped: dots.filter(({ hasPassed }) => !hasPassed).map(({ dot }) => dot),
    threads: steps.map((rows, step) => rows.map((row, index) => thread(row, index, step)).join('')).join(''),
  };

  function thread(row: (typeof steps)[number][number], index: number, step: number): string {
    const rows = steps[step] ?? [];
    const next = steps[step + 1];
    const targets = next ? next.map(({ y }) => y) : memoranda.map(({ y }) => y);
    const to = targets[Math.round((index * (targets.length - 1)) / (rows.length - 1))] ?? row.y;
    const from = row.dots.find(({ hasPassed }) => hasPassed)?.dot.x ?? 0;
    const edge = row.dots.at(-1)?.dot.x ?? 0;
    const end = next ? (next[0]?.dots[0]?.dot.x ?? 0) : MEMORANDUM_X;
    const half = (end - edge) / 2;
    const down = to - row.y;
    return `M${from} ${row.y}H${edge}c${half} 0 ${half} ${down} ${2 * half} ${down}${next ? `h${PITCH}` : ''}`;
  }
}
