import type { Submission, Unreadable } from './submission.ts';

/** Limits of an import, in bytes and in records. A larger file would make the page unresponsive. */
export const LARGEST_EXPORT = 10_000_000;
const MOST_RECORDS = 1_000;

/** Returns the queue as readable JSON for the visitor. The file can be imported again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ id, record }) => ({ ...Object(record), id }))];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** Returns the records of a parsed file; undefined if the file is not an export or has too many records. */
export const recordsIn = (parsed: unknown): unknown[] | undefined =>
  Array.isArray(parsed) && parsed.length <= MOST_RECORDS ? parsed : undefined;
