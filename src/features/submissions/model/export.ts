import { parseJson } from './json.ts';
import type { Submission, Unreadable } from './submission.ts';

/** Writes the queue as a file for the visitor: readable JSON of the records, which can be imported again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ id, record }) => ({ ...Object(record), id }))];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** Records of an exported file; undefined if it is not one. */
export function recordsOf(text: string): unknown[] | undefined {
  const records = parseJson(text);
  return Array.isArray(records) ? records : undefined;
}
