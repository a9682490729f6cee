import type { Submission, Unreadable } from './submission.ts';

/** Bytes and records of the largest export that is imported: beyond, the page would hang. */
export const LARGEST_EXPORT = 10_000_000;
const MOST_RECORDS = 1_000;

/** Writes the queue as a file for the visitor: readable JSON of the records, which can be imported again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ id, record }) => ({ ...Object(record), id }))];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** Records of a parsed file; undefined if it is no export, or too large. */
export const recordsIn = (parsed: unknown): unknown[] | undefined =>
  Array.isArray(parsed) && parsed.length <= MOST_RECORDS ? parsed : undefined;
