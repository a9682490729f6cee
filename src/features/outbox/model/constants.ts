import { DAY_MS } from '#site/local-date.ts';

// These constants are not in submission.ts, because the schema library imported there must not be part of a page's
// first load.

/** Version of the records that this build writes. It is raised only if an older version would misread the new shape. */
export const RECORD_VERSION = 1;

/** Placeholder for a missing answer. Source: docs/site.md, section 8. */
export const NO_ANSWER = { status: 0, text: 'Network Error' } as const;

/** Days after which receipts, and the marks of replaced submissions, are deleted. Source: docs/outbox.md, rule 11. */
const REMEMBERED_DAYS = 7;

export const isExpired = (at: number, now: number): boolean => now - at > REMEMBERED_DAYS * DAY_MS;

/** Days after which /outbox asks the visitor to keep or delete a submission. Source: docs/outbox.md, rule 11. */
export const ASK_AFTER_DAYS = 30;

interface Aging {
  submittedAt: number;
  keepUntil?: number | undefined;
}

export function isOld({ submittedAt, keepUntil = 0 }: Aging, now: number): boolean {
  return now - submittedAt > ASK_AFTER_DAYS * DAY_MS && now > keepUntil;
}

/** Returns the submission with its period extended by `ASK_AFTER_DAYS`, because the visitor chose to keep it. */
export const extended = <Old extends Aging>(old: Old, now: number): Old => ({
  ...old,
  keepUntil: now + ASK_AFTER_DAYS * DAY_MS,
});
