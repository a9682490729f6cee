import type { Submission, Unreadable } from './submission.ts';

/** Writes the queue as a file for the visitor: readable JSON of the unchanged records, which can be imported again. */
export function exportOf(submissions: readonly Submission[], unreadable: readonly Unreadable[]): string {
  const records = [...submissions, ...unreadable.map(({ record }) => record)];
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/** Records of an exported file; undefined if it is not one. */
export function recordsOf(text: string): unknown[] | undefined {
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records) ? records : undefined;
  } catch {
    return undefined;
  }
}
