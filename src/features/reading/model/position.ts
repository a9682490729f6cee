/** The upper and lower edge of a block of the text, in pixels of the screen. */
interface Edges {
  top: number;
  bottom: number;
}

/**
 * A place in a text: which of its blocks, and how much of that lies behind. Pixels would not outlive
 * another screen, another text size or another language.
 */
export interface ReadingPosition {
  block: number;
  /** 0 to 1. */
  share: number;
}

/** The place in the text that stands at this line of the screen. */
export function placeAt(line: number, blocks: readonly Edges[]): ReadingPosition {
  const block = blocks.findIndex(({ bottom }) => bottom > line);
  const edges = blocks[block];
  if (!edges) return { block: blocks.length, share: 0 };
  const behind = Math.max(0, line - edges.top) / (edges.bottom - edges.top || 1);
  return { block, share: Math.round(behind * 100) / 100 };
}

/** Where on the screen this place stands; undefined where the text has no such block any more. */
export function lineOf({ block, share }: ReadingPosition, blocks: readonly Edges[]): number | undefined {
  const edges = blocks[block];
  return edges && edges.top + share * (edges.bottom - edges.top);
}

export const isBefore = (one: ReadingPosition, other: ReadingPosition): boolean =>
  one.block < other.block || (one.block === other.block && one.share < other.share);

/** How much of a text, 0 to 1, lies before a place. A block counts by its length in characters. */
export function shareRead({ block, share }: ReadingPosition, lengths: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, length) => total + length, 0);
  const total = sum(lengths);
  if (total === 0) return 0;
  return (sum(lengths.slice(0, block)) + share * (lengths[block] ?? 0)) / total;
}

/** Whole minutes still to read: at least one as long as there is something left. */
export const minutesLeft = (minutes: number, read: number): number =>
  Math.max(0, Math.ceil(minutes * (1 - read)));
