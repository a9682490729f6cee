import * as v from 'valibot';
import { DRAFT_VERSION, type Draft } from './draft.ts';

const schema = v.looseObject({
  version: v.number(),
  id: v.string(),
  form: v.string(),
  language: v.string(),
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  values: v.record(v.string(), v.string()),
  edits: v.optional(v.string()),
  continues: v.optional(v.array(v.string())),
  keepUntil: v.optional(v.number()),
});

/** Parses a record of any version; undefined if it is not a draft. */
export function readDraft(record: unknown): Draft | undefined {
  const result = v.safeParse(schema, steppedUp(record));
  return result.success ? (result.output as Draft) : undefined;
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
