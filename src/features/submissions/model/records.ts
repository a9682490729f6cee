import * as v from 'valibot';
import { RECORD_VERSION, type Submission } from './submission.ts';

const why = {
  reason: v.optional(v.picklist(['unreachable', 'limited', 'account'])),
  status: v.optional(v.number()),
};
const attempts = v.number();
const text = v.string();

const deliverySchema = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: v.number(), ...why }),
  v.object({ state: v.literal('sending'), attempts, leaseEnds: v.number(), ...why }),
  v.object({ state: v.literal('rejected'), attempts, status: v.number(), text }),
  v.object({
    state: v.literal('editing'),
    attempts,
    leaseEnds: v.number(),
    owner: v.optional(v.string()),
    refused: v.optional(v.object({ status: v.number(), text })),
  }),
]);

// Loose, so that fields of a newer version are preserved.
const submissionSchema = v.looseObject({
  version: v.number(),
  id: v.string(),
  form: v.string(),
  language: v.string(),
  submittedAt: v.number(),
  params: v.record(v.string(), v.string()),
  via: v.optional(v.object({ service: v.string(), template: v.string() })),
  replaces: v.optional(v.string()),
  keepUntil: v.optional(v.number()),
  delivery: deliverySchema,
});

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Migration from each version to the next, applied whenever a record is read; docs/records.md says how the next step
 * is made.
 */
const steps: Readonly<Record<number, (record: Fields) => Fields>> = {
  // Version 1 at first stored no text of a refusal, and never `via`.
  1: (record) => {
    const { delivery } = record;
    const refused = isFields(delivery) && delivery.state === 'rejected';
    return { ...record, version: 2, ...(refused && { delivery: { text: '', ...delivery } }) };
  },
};

function steppedUp(record: Fields): Fields {
  let current = record;
  for (let { version } = record; typeof version === 'number' && version < RECORD_VERSION; version += 1) {
    const step = steps[version];
    if (!step) return record;
    current = step(current);
  }
  return current;
}

/** Parses a database record of any version; undefined if this version cannot read it. */
export function readSubmission(record: unknown): Submission | undefined {
  if (!isFields(record)) return undefined;
  const result = v.safeParse(submissionSchema, steppedUp(record));
  return result.success ? (result.output as Submission) : undefined;
}
