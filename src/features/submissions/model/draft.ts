import type { Form, FormId } from '#site/forms.ts';
import type { Draft } from './schemas.ts';
import { DAY_MS } from './submission.ts';
import type { Values } from './validate.ts';

/** Version of the drafts that this build writes. `draft-record.ts` migrates older ones. */
export const DRAFT_VERSION = 2;

/** Input that a form continues: its own, or that of an edit. */
export interface DraftOf {
  form: FormId;
  edits?: string | undefined;
  /** Id of the draft that the visitor has chosen. */
  chosen?: string | null;
}

/** The chosen draft of a form, or of an edit in it; else the newest. */
export function draftOf(drafts: readonly Draft[], { form, edits, chosen }: DraftOf): Draft | undefined {
  const all = drafts.filter((draft) => draft.form === form && draft.edits === edits).sort(byAge);
  return all.find(({ id }) => id === chosen) ?? all[0];
}

const byAge = (a: Draft, b: Draft) => b.savedAt - a.savedAt;

/**
 * Drafts that have not been sent. One that edits a submission that is no longer queued is a draft of its form.
 *
 * @param isQueued tells whether a submission of this id waits
 * @param isKnown tells whether it waits or has been delivered
 */
export function unsentDrafts(
  drafts: readonly Draft[],
  isQueued: (id: string) => boolean,
  isKnown: (id: string) => boolean,
): Draft[] {
  return drafts
    .filter(({ id }) => !isKnown(id))
    .map(({ edits, ...own }) => (edits && isQueued(edits) ? { ...own, edits } : own));
}

/** The typed values worth keeping: no ticks, nothing empty. Returns undefined if none are left. */
export function draftValues(form: Form, typed: Values): Values | undefined {
  const kept = form.fields
    .filter(({ kind, name }) => kind !== 'checkbox' && (typed[name] ?? '').trim() !== '')
    .map(({ name }) => [name, typed[name] ?? ''] as const);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Days after which the visitor is asked what to do with a draft. Source: docs/outbox.md, rule 11. */
export const ASK_DRAFT_AFTER_DAYS = 7;

export const isOldDraft = ({ savedAt, keepUntil = 0 }: Draft, now: number): boolean =>
  now - savedAt > ASK_DRAFT_AFTER_DAYS * DAY_MS && now > keepUntil;

/** Keeps the draft for the same period again, as the visitor chose. */
export const draftKeptOn = (draft: Draft, now: number): Draft => ({
  ...draft,
  keepUntil: now + ASK_DRAFT_AFTER_DAYS * DAY_MS,
});
