import type { Delivery } from './delivery.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Version of the records that this build writes. `records.ts` migrates older ones. */
export const RECORD_VERSION = 3;

/** EmailJS service and template that a submission was meant for, by the account's own ids. */
export interface Via {
  service: string;
  template: string;
}

/** Outbox record of one press of "send". Source: docs/site.md, section 14. */
export interface Submission {
  /** Raised when a change of shape would mislead an older reader. */
  version: number;
  /** UUID created when the visitor presses send, the same in every attempt. */
  id: string;
  /** Id of a form of the tables, or of one that an older or newer version of the site had. */
  form: string;
  /** The language of the page it was sent from. */
  language: string;
  /** Milliseconds of the wall clock when the visitor pressed send. */
  submittedAt: number;
  /** The template's parameters, without those that `templateParams` adds. */
  params: Readonly<Record<string, string>>;
  /** For a build that no longer has the form. Records of version 1 have none. */
  via?: Via;
  /** Id of the submission that it replaces. */
  replaces?: string;
  /** The visitor chose to keep it until this time, when asked (docs/outbox.md, rule 11). */
  keepUntil?: number;
  delivery: Delivery;
}

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
