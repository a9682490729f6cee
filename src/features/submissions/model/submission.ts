import type { Answer, Submission } from './schemas.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Version of the records that this build writes. `records.ts` migrates older ones. */
export const RECORD_VERSION = 3;

/** Placeholder for a missing answer. Source: docs/site.md, section 8. */
export const NO_ANSWER: Answer = { status: 0, text: 'Network Error' };

/**
 * Minimum time between attempts over all tabs: one second (docs/outbox.md, rule 5) and a margin, since the service
 * counts arrivals and requests do not all travel at the same speed.
 */
export const SPACING_MS = 1_100;

/** Lease of an open edit, renewed three times within it: timers of hidden tabs may fire only once a minute. */
export const EDIT_LEASE_MS = 3 * 60_000;

/** A queue record that this version cannot read: kept unchanged, listed, exported, deletable. */
export interface Unreadable {
  id: string;
  record: unknown;
}

/** Parameters of the email: those of the form and those of every message. Source: docs/site.md, section 14. */
export function templateParams(submission: Submission): Record<string, string> {
  return {
    ...submission.params,
    submission_id: submission.id,
    submitted_at: new Date(submission.submittedAt).toISOString(),
    language: submission.language,
    ...(submission.replaces ? { replaces: submission.replaces } : {}),
  };
}

/** Days after which the visitor is asked what to do with an unsent submission. Source: docs/outbox.md, rule 11. */
export const ASK_AFTER_DAYS = 30;

export function isOld({ submittedAt, keepUntil = 0 }: Submission, now: number): boolean {
  return now - submittedAt > ASK_AFTER_DAYS * DAY_MS && now > keepUntil;
}

/** Keeps the submission for the same period again, as the visitor chose. */
export const keptOn = (submission: Submission, now: number): Submission => ({
  ...submission,
  keepUntil: now + ASK_AFTER_DAYS * DAY_MS,
});
