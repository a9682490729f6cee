import type { Submission } from './submission.ts';

/** What has been deleted in this page, which alone still knows it, so that it can be undone. */
export interface Removed {
  submission: Submission;
  /** The list as it stood when this was put back: it shows until the list has been read again. */
  restoredInto?: readonly Submission[];
}

interface Row {
  submission: Submission;
  removed: boolean;
}

/** The list as it is shown: what waits, and in its old place what can be had back. */
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

/** What a row's buttons name, so that each is named like no other. */
export interface RowName {
  /** The form, and what it is about. */
  form: string;
  time: string;
}

/** Tells rows of the same name apart: `distinguish` adds to the time which of how many it is. */
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
