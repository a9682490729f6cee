import * as v from 'valibot';
import { RECORD_VERSION } from './constants.ts';

/**
 * What the outbox stores, as this version writes it. Times are milliseconds of the wall clock.
 */

/** As far as a `Date` reaches: beyond, no time can be shown. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
// Submissions with the fewest attempts go first: a negative number would go first for ever.
const attempts = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Reason a submission is still queued: no answer or a broken one, a rate limit, or an account error. */
const reason = v.picklist(['unreachable', 'limited', 'account']);

/** Answer of the service: the HTTP status, 0 if there was none, and the text, cut to `ANSWER_LENGTH`. */
const answer = v.object({ status: v.number(), text: v.string() });

/** The reason, and the HTTP status of the answer if there was one. */
const why = v.object({ reason: v.optional(reason), status: v.optional(v.number()) });

/** Delivery state of a submission. A delivered one is deleted, so it has no state. */
const delivery = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: time, ...why.entries }),
  /** The holder of the lock treats it as queued: the attempt has been broken off (docs/outbox.md, rule 4). */
  v.object({ state: v.literal('sending'), attempts, ...why.entries }),
  v.object({ state: v.literal('rejected'), attempts, ...answer.entries }),
]);

/** EmailJS service and template of a submission, by the account's own ids. */
const target = v.object({ service: v.string(), template: v.string() });

/** Outbox record of one press of "send". Source: docs/site.md, section 14. */
const submission = v.object({
  version: v.pipe(v.number(), v.maxValue(RECORD_VERSION)),
  /** UUID of the press of "send", the same in every attempt. */
  id: v.string(),
  /** Id of a form of the tables, or of one that an older or newer version of the site had. */
  form: v.string(),
  /** The language of the page it was sent from. */
  language: v.string(),
  /** When the visitor pressed send. */
  submittedAt: time,
  /** The template's parameters, without those that `templateParams` adds. */
  params: v.pipe(v.record(v.string(), v.string()), v.readonly()),
  /** For a build that no longer has the form. */
  target: v.optional(target),
  /** Id of the submission that it replaces. */
  replaces: v.optional(v.string()),
  /** The visitor chose to keep it until this time, when asked (docs/outbox.md, rule 11). */
  keepUntil: v.optional(time),
  delivery,
});

/** Record of a delivered submission, without personal data. */
const receipt = v.object({
  /** The submission's id. */
  id: v.string(),
  form: v.string(),
  deliveredAt: v.number(),
  /** Time and event of the submission, set for entries at an event only. */
  submittedAt: v.optional(v.number()),
  event: v.optional(v.string()),
});

/** A pause of the whole queue: the service asked for it, or nothing answers. */
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

// Loose, so that fields of a newer version are preserved.
const submissionSchema = v.looseObject(submission.entries);

export type WaitReason = v.InferOutput<typeof reason>;
export type Answer = v.InferOutput<typeof answer>;
export type Delivery = v.InferOutput<typeof delivery>;
export type Why = v.InferOutput<typeof why>;
export type Target = v.InferOutput<typeof target>;
export type Submission = v.InferOutput<typeof submission>;
export type Receipt = v.InferOutput<typeof receipt>;
export type Pause = v.InferOutput<typeof pause>;

/** A queue record that this version cannot read: kept unchanged, listed, exported, deletable. */
export interface Unreadable {
  id: string;
  record: unknown;
}

/** Parses the record of this id; undefined if this version cannot read it. */
export function readSubmission(id: string, record: unknown): Submission | undefined {
  const result = v.safeParse(submissionSchema, { ...Object(record), id });
  return result.success ? result.output : undefined;
}

/** Returns the record of a submission; its id is part of its key. */
export function recordOf({ id: _, ...record }: Submission): object {
  return record;
}

/** Parses a database record; undefined if it is not a receipt. */
export function readReceipt(record: unknown): Receipt | undefined {
  const result = v.safeParse(receipt, record);
  return result.success ? result.output : undefined;
}

/** Parameters of the email: those of the form and those of every message. Source: docs/site.md, section 14. */
export function templateParams(sent: Submission): Record<string, string> {
  return {
    ...sent.params,
    submission_id: sent.id,
    submitted_at: new Date(sent.submittedAt).toISOString(),
    language: sent.language,
    ...(sent.replaces ? { replaces: sent.replaces } : {}),
  };
}
