import * as v from 'valibot';
import { DRAFT_VERSION } from './draft.ts';
import { type Draft, draftSchema } from './schemas.ts';

/** Parses a record of any version; undefined if it is not a draft. */
export function readDraft(record: unknown): Draft | undefined {
  const result = v.safeParse(draftSchema, steppedUp(record));
  return result.success ? result.output : undefined;
}

/**
 * Version 1 had no id: there was one draft for each form and each edit. The id made here is always the same, so that a
 * draft that is taken over twice is one.
 */
function steppedUp(record: unknown): unknown {
  const { version, form, edits, savedAt } = Object(record) as Record<string, unknown>;
  return version === 1
    ? { ...Object(record), version: DRAFT_VERSION, id: `${edits ?? form}-${savedAt}` }
    : record;
}
