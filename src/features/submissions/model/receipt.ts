import * as v from 'valibot';
import { type Receipt, receiptSchema } from './schemas.ts';
import { DAY_MS } from './submission.ts';

/** Parses a database record; undefined if it is not a receipt. */
export function readReceipt(record: unknown): Receipt | undefined {
  const result = v.safeParse(receiptSchema, record);
  return result.success ? result.output : undefined;
}

/** Days until a receipt expires. */
const RECEIPT_DAYS = 7;

export const isExpired = ({ deliveredAt }: Receipt, now: number): boolean =>
  now - deliveredAt > RECEIPT_DAYS * DAY_MS;
