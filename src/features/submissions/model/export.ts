import type { Submission, Unreadable } from './submission.ts';

/** What waits, as a file for the visitor: readable JSON, the records as they are, which can be taken in again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ record }) => record)];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** The records of such a file; undefined where it is none. */
export function recordsOf(text: string): unknown[] | undefined {
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records) ? records : undefined;
  } catch {
    return undefined;
  }
}
