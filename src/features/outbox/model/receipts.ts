import type { Receipt } from './submission.ts';

/** Longest time between two deliveries of one replay, in milliseconds: an attempt and the minimum pause before it. */
const TOGETHER_MS = 15_000;

/**
 * Returns the newest receipts, as far as one replay may have delivered them. `receipts` are sorted from newest to oldest.
 */
export function deliveredTogether(receipts: readonly Receipt[]): readonly Receipt[] {
  const isLater = ({ deliveredAt }: Receipt, index: number) =>
    (receipts[index - 1]?.deliveredAt ?? deliveredAt) - deliveredAt > TOGETHER_MS;
  const end = receipts.findIndex(isLater);
  return end < 0 ? receipts : receipts.slice(0, end);
}
