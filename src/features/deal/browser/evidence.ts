import type { Point } from '../model/evidence.ts';

/** A line from a figure to its source, in pixels from the top left corner of the canvas. */
export interface EvidenceLine {
  points: readonly Point[];
  /**
   * The centre of its label, between the memorandum and the page next to it. Undefined if the page is below its figure.
   */
  label?: Point & { text: string };
}

export interface Evidence {
  lines: readonly EvidenceLine[];
  /**
   * The line between two sources that contradict each other, and the centre of its label if there is space for the
   * label.
   */
  loop?: { points: readonly Point[]; label: Point | undefined } | undefined;
}

/** Pixels from the memorandum to the bend of a line, and from the page's edge to the bend of a loop. */
const TURN = 22;
/** The same distances if the page is below its figure. The line then runs along the edge. */
const EDGE = 18.5;
const LOOP = 8;
/** Vertical distance in pixels below which a line needs no corners. It then starts inside its row, next to the middle. */
const STRAIGHT = 16;
/** Pixels between a line's end and a highlighted text. */
const AIR = 6;

/**
 * Measures the lines from the chosen figure to its source in `drawing`, relative to `canvas`, which `drawing` contains.
 */
export function measureEvidence(drawing: Element, canvas: Element): Evidence {
  const explorer = drawing.closest('[data-evidence="explorer"]');
  const memo = explorer?.querySelector('[data-evidence="memo"]');
  const own = drawing.closest('details')?.querySelector('summary');
  if (!explorer || !memo || !own) return { lines: [] };
  const origin = canvas.getBoundingClientRect();
  const boxOf = (element: Element) => {
    // The first line of a text that has several lines.
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
  const isSideBySide = stage > edge;
  const sources = [...drawing.querySelectorAll<HTMLElement>('[data-source]')];
  const lines = sources.map((source) => {
    const row = explorer.querySelector(`[data-figure="${source.dataset.source}"] summary`) ?? own;
    const words = source.querySelector('mark');
    const { middle: y } = boxOf(words ?? source);
    // The line ends before the first word of the highlighted text, so that it crosses no word.
    const end = { x: boxOf(source).left - (words ? AIR : 0), y };
    if (!isSideBySide) {
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
  return sources.length < 2 ? { lines } : { lines, loop: loopOf(drawing, boxOf, isSideBySide) };
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  middle: number;
}

/** Returns the loop from the sentence of the page to the right, and back to the cell of the sheet below the page. */
function loopOf(drawing: Element, boxOf: (element: Element) => Box, isSideBySide: boolean): Evidence['loop'] {
  const [page, stated, cell] = [':scope > *', 'mark', '[data-cell]'].map((selector) =>
    drawing.querySelector(selector),
  );
  if (!page || !stated || !cell) return undefined;
  const from = boxOf(stated);
  const to = boxOf(cell);
  const x = to.right + (isSideBySide ? TURN : LOOP);
  const points = [
    { x: from.right + AIR, y: from.middle },
    { x, y: from.middle },
    { x, y: to.middle },
    { x: to.right, y: to.middle },
  ];
  return { points, label: isSideBySide ? { x: x - TURN * 2, y: boxOf(page).bottom + TURN } : undefined };
}
