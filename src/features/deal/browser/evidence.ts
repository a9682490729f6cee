import type { Point } from '../model/evidence.ts';

/** A line from a figure to its source, in pixels from the corner of what is drawn on. */
export interface EvidenceLine {
  points: readonly Point[];
  /** The middle of its label, on the way to the page beside the memorandum; none where the page is below its figure. */
  label?: Point & { text: string };
}

export interface Evidence {
  lines: readonly EvidenceLine[];
  /** Between two sources that contradict each other, and the middle of its label, if it has room for one. */
  loop?: { points: readonly Point[]; label: Point | undefined } | undefined;
}

/** Pixels from the memorandum to the line's turn, and from the page's edge to that of a loop. */
const TURN = 22;
/** The same below a figure, where the line runs along the edge. */
const EDGE = 18.5;
const LOOP = 8;
/** Pixels up or down below which a line needs no corners. */
const STRAIGHT = 3;
/** Pixels between a line's end and a highlighted text. */
const AIR = 6;

/** Measures the lines from the chosen figure to its source in `drawing`, for `canvas`, which lies in it. */
export function measureEvidence(drawing: Element, canvas: Element): Evidence {
  const explorer = drawing.closest('[data-evidence="explorer"]');
  const memo = explorer?.querySelector('[data-evidence="memo"]');
  const own = drawing.closest('details')?.querySelector('summary');
  if (!explorer || !memo || !own) return { lines: [] };
  const origin = canvas.getBoundingClientRect();
  const boxOf = (element: Element) => {
    // Of a text that is several lines long, the first.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const { left, right, top, bottom } = box;
    return {
      left: left - origin.left,
      right: right - origin.left,
      bottom: bottom - origin.top,
      middle: Math.round((top + bottom) / 2 - origin.top) + 0.5,
    };
  };
  const edge = boxOf(memo).right - 0.5;
  const stage = boxOf(drawing).left;
  const isBeside = stage > edge;
  const sources = [...drawing.querySelectorAll<HTMLElement>('[data-source]')];
  const lines = sources.map((source) => {
    const row = explorer.querySelector(`[data-figure="${source.dataset.source}"] summary`) ?? own;
    const words = source.querySelector('mark');
    const { middle: y } = boxOf(words ?? source);
    // Before the first word of the highlighted line: it crosses none of them.
    const end = { x: boxOf(source).left - (words ? AIR : 0), y };
    if (!isBeside) {
      const { left, bottom } = boxOf(own);
      const x = left + EDGE;
      return { points: [{ x, y: bottom }, { x, y }, end] };
    }
    const { middle } = boxOf(row);
    // A line that is almost straight is drawn straight.
    const start = { x: edge, y: Math.abs(middle - y) < STRAIGHT ? y : middle };
    const turn = edge + TURN;
    const text = row.querySelector('[data-place]')?.textContent ?? '';
    return {
      points: [start, { x: turn, y: start.y }, { x: turn, y }, end],
      label: { x: (turn + stage) / 2 + 2, y, text },
    };
  });
  return sources.length < 2 ? { lines } : { lines, loop: loopOf(drawing, boxOf, isBeside) };
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  middle: number;
}

/** From the sentence of the page out to the right, and back to the cell of the sheet below it. */
function loopOf(drawing: Element, boxOf: (element: Element) => Box, isBeside: boolean): Evidence['loop'] {
  const [page, stated, cell] = [':scope > *', 'mark', '[data-cell]'].map((selector) =>
    drawing.querySelector(selector),
  );
  if (!page || !stated || !cell) return undefined;
  const from = boxOf(stated);
  const to = boxOf(cell);
  const x = to.right + (isBeside ? TURN : LOOP);
  const points = [
    { x: from.right + AIR, y: from.middle },
    { x, y: from.middle },
    { x, y: to.middle },
    { x: to.right, y: to.middle },
  ];
  return { points, label: isBeside ? { x: x - TURN * 2, y: boxOf(page).bottom + TURN } : undefined };
}
