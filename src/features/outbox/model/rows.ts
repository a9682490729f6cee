import type { Submission } from './submission.ts';

/** A submission that was deleted on this page. Only this page can restore it. */
export interface Removed {
  submission: Submission;
  /** The list at the time of the restoration. The row stays until the list has been read again. */
  restoredInto?: readonly Submission[];
}

interface Row {
  submission: Submission;
  removed: boolean;
}

/**
 * Returns the displayed rows: the queued submissions and, in their previous positions, the deleted submissions that the
 * visitor can restore.
 */
export function rowsOf(waiting: readonly Submission[], removed: readonly Removed[]): Row[] {
  const ids = new Set(waiting.map(({ id }) => id));
  const gone = removed.filter(
    ({ submission, restoredInto = waiting }) => restoredInto === waiting && !ids.has(submission.id),
  );
  return [
    ...waiting.map((submission) => ({ submission, removed: false })),
    ...gone.map(({ submission, restoredInto }) => ({ submission, removed: !restoredInto })),
  ].sort((a, b) => a.submission.submittedAt - b.submission.submittedAt);
}

/** Names a row in the labels of its buttons, so that each label is unique. */
export interface RowName {
  /** The form and its subject. */
  form: string;
  time: string;
}

/** Makes equal names unique. `distinguish` adds the position among the equal names, and their count, to the time. */
export function distinctNames(
  names: readonly RowName[],
  distinguish: (time: string, number: number, count: number) => string,
): RowName[] {
  const keyOf = ({ form, time }: RowName) => `${form}\n${time}`;
  const counts = new Map<string, number>();
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const key = keyOf(name);
    const count = counts.get(key) ?? 1;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return count > 1 ? { ...name, time: distinguish(name.time, number, count) } : name;
  });
}
