import { DAY_MS } from './day.ts';
import type { Delivery } from './delivery.ts';

/** The shape of what this version writes. Older ones are read by way of `records.ts`. */
export const RECORD_VERSION = 2;

/** The service and the template of the EmailJS account that a submission was meant for, as the account names them. */
export interface Via {
  service: string;
  template: string;
}

/** What is kept in the outbox for one press of "send". Source: docs/site.md, section 14. */
export interface Submission {
  /** Raised when the shape changes in a way that an older reader would misunderstand. */
  version: number;
  /** A UUID made when the visitor presses send; the same in every attempt. */
  id: string;
  /** A form of the tables, or one that an older or newer version of the site had. */
  form: string;
  /** The language of the page it was sent from. */
  language: string;
  /** Milliseconds of the wall clock when the visitor pressed send. */
  submittedAt: number;
  /** The template's parameters, without those that `templateParams` adds. */
  params: Readonly<Record<string, string>>;
  /** For a build that has the form no more. Records of the first version have none. */
  via?: Via;
  /** The submission this one was sent in place of. */
  replaces?: string;
  /** Until when the visitor has said to keep it, after the question of docs/outbox.md, rule 11. */
  keepUntil?: number;
  delivery: Delivery;
}

/** A record of the queue that this version cannot read: it is kept as it is, listed, exported, and can be deleted. */
export interface Unreadable {
  id: string;
  record: unknown;
}

/** The parameters that go out: the form's own and those of every message. Source: docs/site.md, section 14. */
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

/** The submission with the visitor's word that it is to stay for as long again. */
export const keptOn = (submission: Submission, now: number): Submission => ({
  ...submission,
  keepUntil: now + ASK_AFTER_DAYS * DAY_MS,
});
