/** The upper and lower edge of a block of the text, in pixels of the viewport. */
interface Edges {
  top: number;
  bottom: number;
}

/**
 * A position in a text: the index of a block, and the share of the block that has been read. Pixels would be wrong for
 * another screen, text size or language.
 */
export interface ReadingPosition {
  block: number;
  /** 0 to 1. */
  share: number;
}

/** Returns the position in the text at this line of the viewport. */
export function positionAt(line: number, blocks: readonly Edges[]): ReadingPosition {
  const block = blocks.findIndex(({ bottom }) => bottom > line);
  const edges = blocks[block];
  if (!edges) return { block: blocks.length, share: 0 };
  const behind = Math.max(0, line - edges.top) / (edges.bottom - edges.top || 1);
  return { block, share: Math.round(behind * 100) / 100 };
}

/** Returns the y coordinate of a position in the viewport, or undefined if the text no longer has that block. */
export function lineOf({ block, share }: ReadingPosition, blocks: readonly Edges[]): number | undefined {
  const edges = blocks[block];
  return edges && edges.top + share * (edges.bottom - edges.top);
}

export const isBefore = (one: ReadingPosition, other: ReadingPosition): boolean =>
  one.block < other.block || (one.block === other.block && one.share < other.share);

/** Returns the share of a text, 0 to 1, before a position. Blocks are weighted by their length in characters. */
export function shareRead({ block, share }: ReadingPosition, lengths: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, length) => total + length, 0);
  const total = sum(lengths);
  if (total === 0) return 0;
  return (sum(lengths.slice(0, block)) + share * (lengths[block] ?? 0)) / total;
}

/** Returns the whole minutes left to read, which are at least one while any text is left. */
export const minutesLeft = (minutes: number, read: number): number =>
  Math.max(0, Math.ceil(minutes * (1 - read)));
