import * as v from 'valibot';

/**
 * What the outbox stores, as this version writes it; docs/records.md says how it changes. Times are milliseconds of the
 * wall clock.
 */

/** As far as a `Date` reaches: beyond, no time can be shown. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
// Those with the fewest attempts go first: a negative number would go first for ever.
const attempts = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.pipe(v.record(v.string(), v.string()), v.readonly());

/** Reason a submission is still queued: no answer or a broken one, a rate limit, or an account error. */
const reason = v.picklist(['unreachable', 'limited', 'account']);

/** Answer of the service: the HTTP status, 0 if there was none, and the text, cut to `ANSWER_LENGTH`. */
const answer = v.object({ status: v.number(), text: v.string() });

/** The reason, and the HTTP status of the answer if there was one. */
const why = v.object({ reason: v.optional(reason), status: v.optional(v.number()) });

/** Delivery state of a submission. A delivered one is deleted, so it has no state. */
const delivery = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: time, ...why.entries }),
  v.object({ state: v.literal('sending'), attempts, leaseEnds: time, ...why.entries }),
  v.object({ state: v.literal('rejected'), attempts, ...answer.entries }),
  /**
   * Open in its form, which holds a lock besides. An edit is abandoned once its lease has ended and nobody holds the
   * lock; without Web Locks, once the lease has ended.
   */
  v.object({
    state: v.literal('editing'),
    attempts,
    leaseEnds: time,
    /** Id of the form that has it open, the last to open it. */
    owner: v.optional(v.string()),
    /** Set if the service had refused it: it is rejected again after the edit, and not sent automatically. */
    refused: v.optional(answer),
  }),
]);

/** EmailJS service and template that a submission was meant for, by the account's own ids. */
const via = v.object({ service: v.string(), template: v.string() });

/** Outbox record of one press of "send". Source: docs/site.md, section 14. */
const submission = v.object({
  /** Raised when a change of shape would mislead an older reader. */
  version: v.number(),
  /** UUID created when the visitor presses send, the same in every attempt. */
  id: v.string(),
  /** Id of a form of the tables, or of one that an older or newer version of the site had. */
  form: v.string(),
  /** The language of the page it was sent from. */
  language: v.string(),
  /** When the visitor pressed send. */
  submittedAt: time,
  /** The template's parameters, without those that `templateParams` adds. */
  params: texts,
  /** For a build that no longer has the form. Records of version 1 have none. */
  via: v.optional(via),
  /** Id of the submission that it replaces. */
  replaces: v.optional(v.string()),
  /** The visitor chose to keep it until this time, when asked (docs/outbox.md, rule 11). */
  keepUntil: v.optional(time),
  delivery,
});

/** Unsent input of a form. Never holds a consent. */
const draft = v.object({
  version: v.number(),
  /** Id that its submission will have: a draft whose id is queued or has a receipt has been sent. */
  id: v.string(),
  /** Id of a form of the tables, or of one that an older or newer version of the site had; so is the language. */
  form: v.string(),
  language: v.string(),
  savedAt: time,
  values: texts,
  /** Id of the queued submission that it edits. */
  edits: v.optional(v.string()),
  /** Ids of the drafts that it continues, and replaces. */
  continues: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** The visitor chose to keep it until this time. */
  keepUntil: v.optional(v.number()),
});

/** Record of a delivered submission, without personal data. */
export const receiptSchema = v.object({
  /** The submission's id. */
  id: v.string(),
  /** Id of a form of the tables, or of one that another version of the site had. */
  form: v.string(),
  deliveredAt: v.number(),
  /** Time and event of the submission, set for entries at a stand only. */
  submittedAt: v.optional(v.number()),
  event: v.optional(v.string()),
});

/** A pause of the whole queue: the service asked for it, or nothing answers. */
const hold = v.object({
  reason: v.picklist(['limited', 'unreachable']),
  until: v.number(),
  /** Consecutive holds without a delivery in between. */
  count: v.number(),
});

export const rateLimitSchema = v.object({
  hold: v.optional(v.fallback(v.optional(hold), undefined)),
  lastAttempt: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

// Loose, so that fields of a newer version are preserved.
export const submissionSchema = v.looseObject(submission.entries);
export const draftSchema = v.looseObject(draft.entries);

export type WaitReason = v.InferOutput<typeof reason>;
export type Answer = v.InferOutput<typeof answer>;
export type Delivery = v.InferOutput<typeof delivery>;
export type Why = v.InferOutput<typeof why>;
export type Via = v.InferOutput<typeof via>;
export type Submission = v.InferOutput<typeof submission>;
export type Draft = v.InferOutput<typeof draft>;
export type Receipt = v.InferOutput<typeof receiptSchema>;
export type Hold = v.InferOutput<typeof hold>;
