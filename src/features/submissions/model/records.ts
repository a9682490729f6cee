import * as v from 'valibot';
import { type Submission, submissionSchema } from './schemas.ts';
import { RECORD_VERSION } from './submission.ts';

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
  return result.success ? result.output : undefined;
}

/** Returns the record of a submission; its id is part of its key. */
export function recordOf({ id: _, ...record }: Submission): Fields {
  return record;
}
