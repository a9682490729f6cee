import { parseJson } from './json.ts';
import type { Submission } from './schemas.ts';
import type { Unreadable } from './submission.ts';

/** Bytes and records of the largest file that is read: beyond, the page would hang. */
const LARGEST_EXPORT = 10_000_000;
const MOST_RECORDS = 10_000;

/** Writes the queue as a file for the visitor: readable JSON of the records, which can be imported again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ id, record }) => ({ ...Object(record), id }))];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** Records of an exported file; undefined if it is not one, or too large. */
export async function recordsOf(file: Pick<Blob, 'size' | 'text'>): Promise<unknown[] | undefined> {
  if (file.size > LARGEST_EXPORT) return undefined;
  const records = parseJson(await file.text());
  return Array.isArray(records) && records.length <= MOST_RECORDS ? records : undefined;
}
