import * as v from 'valibot';
import { RECORD_VERSION } from './constants.ts';

/** Schemas of the records that this version writes to the outbox. Times are milliseconds of the wall clock. */

/** The maximum is the latest time that a `Date` can represent. A later time could not be displayed. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
// The sender tries submissions with the fewest attempts first, so it would always try a negative number first.
const attempts = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Reason why a submission is still queued: no answer or an invalid one, a rate limit, or an account error. */
const reason = v.picklist(['unreachable', 'limited', 'account']);

/** Answer of the service: the HTTP status (0 if there was none), and the text, cut to `ANSWER_LENGTH` characters. */
const answer = v.object({ status: v.number(), text: v.string() });

/** The reason, and the HTTP status of the answer if there was one. */
const wait = v.object({ reason: v.optional(reason), status: v.optional(v.number()) });

/** Delivery state of a submission. A delivered submission is deleted, so it has no state. */
const delivery = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: time, ...wait.entries }),
  /** The lock holder treats this state as queued, because the attempt was interrupted (docs/outbox.md, rule 4). */
  v.object({ state: v.literal('sending'), attempts, ...wait.entries }),
  v.object({ state: v.literal('rejected'), attempts, ...answer.entries }),
]);

/** EmailJS service and template of a submission, by the account's own ids. */
const target = v.object({ service: v.string(), template: v.string() });

/** Outbox record of one press of "send". Source: docs/site.md, section 14. */
const submission = v.object({
  version: v.pipe(v.number(), v.maxValue(RECORD_VERSION)),
  /** UUID of the press of "send", the same in every attempt. */
  id: v.string(),
  /** Id of a form in src/site/forms.ts, or of a form that only an older or newer version of the site has. */
  form: v.string(),
  /** Language of the page that the visitor sent the submission from. */
  language: v.string(),
  /** Time at which the visitor pressed "send". */
  submittedAt: time,
  /** The template's parameters, without those that `templateParams` adds. */
  params: v.pipe(v.record(v.string(), v.string()), v.readonly()),
  /** Used by a build that no longer has the form. */
  target: v.optional(target),
  /** Id of the submission that this submission replaces. */
  replaces: v.optional(v.string()),
  /** Time until which the visitor chose to keep the submission (docs/outbox.md, rule 11). */
  keepUntil: v.optional(time),
  delivery,
});

/** Record of a delivered submission, without personal data. */
const receipt = v.object({
  /** The submission's id. */
  id: v.string(),
  form: v.string(),
  deliveredAt: v.number(),
  /** Subject of the submission, and its language. They are set only for forms with a subject. */
  subject: v.optional(v.string()),
  language: v.optional(v.string()),
  /** Time and event of the submission. They are set only for entries at an event. */
  submittedAt: v.optional(v.number()),
  event: v.optional(v.string()),
  /** True if the submission carried a note of the staff. */
  hasNote: v.optional(v.boolean()),
});

/** Pause of the whole queue, because the service limits requests or does not answer. */
const pause = v.object({
  reason: v.picklist(['limited', 'unreachable']),
  until: v.number(),
  /** Consecutive pauses without a delivery in between. */
  count: v.number(),
});

export const rateLimitSchema = v.object({
  pause: v.optional(v.fallback(v.optional(pause), undefined)),
  lastAttempt: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

// The object is loose, so that fields of a newer version are preserved.
const submissionSchema = v.looseObject(submission.entries);

export type WaitReason = v.InferOutput<typeof reason>;
export type Answer = v.InferOutput<typeof answer>;
export type Delivery = v.InferOutput<typeof delivery>;
export type Wait = v.InferOutput<typeof wait>;
export type Target = v.InferOutput<typeof target>;
export type Submission = v.InferOutput<typeof submission>;
export type Receipt = v.InferOutput<typeof receipt>;
export type Pause = v.InferOutput<typeof pause>;

/**
 * A queue record that this version cannot read. It stays unchanged. /outbox lists it, and the visitor can export or
 * delete it.
 */
export interface Unreadable {
  id: string;
  record: unknown;
}

/** Parses the record with this id. Returns undefined if this version cannot read it. */
export function readSubmission(id: string, record: unknown): Submission | undefined {
  const result = v.safeParse(submissionSchema, { ...Object(record), id });
  return result.success ? result.output : undefined;
}

/** Returns the record of a submission without its id, because the id is part of the record's key. */
export function recordOf({ id: _, ...record }: Submission): object {
  return record;
}

/** Parses a database record. Returns undefined if it is not a receipt. */
export function readReceipt(record: unknown): Receipt | undefined {
  const result = v.safeParse(receipt, record);
  return result.success ? result.output : undefined;
}

/**
 * Returns the parameters of the email: those of the form and those of every message. Source: docs/site.md, section 14.
 */
export function templateParams(sent: Submission): Record<string, string> {
  return {
    ...sent.params,
    submission_id: sent.id,
    submitted_at: new Date(sent.submittedAt).toISOString(),
    language: sent.language,
    ...(sent.replaces ? { replaces: sent.replaces } : {}),
  };
}
