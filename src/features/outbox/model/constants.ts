// Apart from the schemas of submission.ts, whose library must not come with the first load of a page.

/** Version of the records that this build writes; raised when a change of shape would mislead an older reader. */
export const RECORD_VERSION = 1;

export const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Keeps a submission for the same period again, as the visitor chose. */
export const extended = <Old extends Aging>(old: Old, now: number): Old => ({
  ...old,
  keepUntil: now + ASK_AFTER_DAYS * DAY_MS,
});
