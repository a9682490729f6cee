import * as v from 'valibot';
import { RECORD_VERSION, type Submission } from './submission.ts';

/** Milliseconds of the wall clock, as far as a `Date` reaches: beyond, none can be shown. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const why = {
  reason: v.optional(v.picklist(['unreachable', 'limited', 'account'])),
  status: v.optional(v.number()),
};
// Those with the fewest attempts go first: a negative number would go first for ever.
const attempts = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();

const deliverySchema = v.variant('state', [
  v.object({ state: v.literal('queued'), attempts, notBefore: time, ...why }),
  v.object({ state: v.literal('sending'), attempts, leaseEnds: time, ...why }),
  v.object({ state: v.literal('rejected'), attempts, status: v.number(), text }),
  v.object({
    state: v.literal('editing'),
    attempts,
    leaseEnds: time,
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
  submittedAt: time,
  params: v.record(v.string(), v.string()),
  via: v.optional(v.object({ service: v.string(), template: v.string() })),
  replaces: v.optional(v.string()),
  keepUntil: v.optional(time),
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
  // Up to version 2 the record stood under its bare id and contained it; now the id is part of the key.
  2: (record) => ({ ...record, version: 3 }),
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

/** Parses the record of this id, of any version; undefined if this version cannot read it. */
export function readSubmission(id: string, record: unknown): Submission | undefined {
  if (!isFields(record)) return undefined;
  const result = v.safeParse(submissionSchema, { ...steppedUp(record), id });
  return result.success ? (result.output as Submission) : undefined;
}

/** Returns the record of a submission; its id is part of its key. */
export function recordOf({ id: _, ...record }: Submission): Fields {
  return record;
}
