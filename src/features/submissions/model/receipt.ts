import * as v from 'valibot';
import { DAY_MS } from './submission.ts';

/** Record of a delivered submission, without personal data. */
export interface Receipt {
  /** The submission's id. */
  id: string;
  /** Id of a form of the tables, or of one that another version of the site had. */
  form: string;
  /** Milliseconds of the wall clock. */
  deliveredAt: number;
  /** Time and event of the submission, set for entries at a stand only. */
  submittedAt?: number;
  event?: string;
}

const schema = v.object({
  id: v.string(),
  form: v.string(),
  deliveredAt: v.number(),
  submittedAt: v.optional(v.number()),
  event: v.optional(v.string()),
});

/** Parses a database record; undefined if it is not a receipt. */
export function readReceipt(record: unknown): Receipt | undefined {
  const result = v.safeParse(schema, record);
  return result.success ? (result.output as Receipt) : undefined;
}

/** Days until a receipt expires. */
const RECEIPT_DAYS = 7;

export const isExpired = ({ deliveredAt }: Receipt, now: number): boolean =>
  now - deliveredAt > RECEIPT_DAYS * DAY_MS;
