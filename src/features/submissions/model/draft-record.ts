import * as v from 'valibot';
import { forms } from '#site/forms.ts';
import { languages } from '#site/languages.ts';
import type { Draft } from './draft.ts';

const schema = v.object({
  version: v.literal(1),
  form: v.picklist(forms.map(({ id }) => id)),
  language: v.picklist(languages.map(({ code }) => code)),
  savedAt: v.number(),
  values: v.record(v.string(), v.string()),
  edits: v.optional(v.string()),
  keepUntil: v.optional(v.number()),
});

/** Parses a database record; undefined if it is not a draft. */
export function readDraft(record: unknown): Draft | undefined {
  const result = v.safeParse(schema, record);
  return result.success ? (result.output as Draft) : undefined;
}
