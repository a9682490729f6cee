import * as v from 'valibot';
import { type FormId, forms } from '#site/forms.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import type { Delivery } from './delivery.ts';

/** What is kept in the outbox for one press of "send". Source: contract, "Delivery". */
export interface Submission {
  /** Raised when the shape changes; older records stay readable through `readSubmission`. */
  version: 1;
  /** A UUID made when the visitor presses send; the same in every attempt. */
  id: string;
  form: FormId;
  language: LanguageCode;
  /** Milliseconds of the wall clock when the visitor pressed send. */
  submittedAt: number;
  /** The template's parameters, without those that `templateParams` adds. */
  params: Readonly<Record<string, string>>;
  /** The submission this one was sent in place of. */
  replaces?: string;
  /** Until when the visitor has said to keep it, after the question of rule 11. */
  keepUntil?: number;
  delivery: Delivery;
}

const why = {
  reason: v.optional(v.picklist(['unreachable', 'limited', 'account'])),
  status: v.optional(v.number()),
};
const attempts = v.number();

const deliverySchema = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: v.number(), ...why }),
  v.object({ state: v.literal('sending'), attempts, leaseEnds: v.number(), ...why }),
  // Records of the first version have no text.
  v.object({ state: v.literal('rejected'), attempts, status: v.number(), text: v.optional(v.string(), '') }),
  v.object({ state: v.literal('editing'), attempts, leaseEnds: v.number() }),
]);

const submissionSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  form: v.picklist(forms.map(({ id }) => id)),
  language: v.picklist(languages.map(({ code }) => code)),
  submittedAt: v.number(),
  params: v.record(v.string(), v.string()),
  replaces: v.optional(v.string()),
  keepUntil: v.optional(v.number()),
  delivery: deliverySchema,
});

/** A record as it lies in the database, or undefined where it is not one of ours. */
export function readSubmission(record: unknown): Submission | undefined {
  const result = v.safeParse(submissionSchema, record);
  return result.success ? (result.output as Submission) : undefined;
}

/** The parameters that go out: the form's own and the three of the contract. */
export function templateParams(submission: Submission): Record<string, string> {
  return {
    ...submission.params,
    submission_id: submission.id,
    submitted_at: new Date(submission.submittedAt).toISOString(),
    language: submission.language,
    ...(submission.replaces ? { replaces: submission.replaces } : {}),
  };
}

/** Days after which the visitor is asked what to do with an unsent submission. Source: outbox.md, rule 11. */
export const ASK_AFTER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export function isOld({ submittedAt, keepUntil = 0 }: Submission, now: number): boolean {
  return now - submittedAt > ASK_AFTER_DAYS * DAY_MS && now > keepUntil;
}

/** The submission with the visitor's word that it is to stay for as long again. */
export const keptOn = (submission: Submission, now: number): Submission => ({
  ...submission,
  keepUntil: now + ASK_AFTER_DAYS * DAY_MS,
});
