import * as v from 'valibot';
import { DAY_MS } from './day.ts';

/** What stays of a delivered submission: no personal data. */
export interface Receipt {
  /** The submission's id. */
  id: string;
  /** A form of the tables, or one that another version of the site had. */
  form: string;
  /** Milliseconds of the wall clock. */
  deliveredAt: number;
  /** When "send" was pressed, and at which event: only of what a device at a stand has taken in. */
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

/** A record as it lies in the database, or undefined where it is not one of ours. */
export function readReceipt(record: unknown): Receipt | undefined {
  const result = v.safeParse(schema, record);
  return result.success ? (result.output as Receipt) : undefined;
}

/** How long a receipt is shown. */
const RECEIPT_DAYS = 7;

export const isExpired = ({ deliveredAt }: Receipt, now: number): boolean =>
  now - deliveredAt > RECEIPT_DAYS * DAY_MS;
