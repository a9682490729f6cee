import type { Form, FormId } from '#site/forms.ts';
import type { LanguageCode } from '#site/languages.ts';
import { DAY_MS } from './day.ts';
import type { Submission } from './submission.ts';
import type { Values } from './validate.ts';

/** Unsent input of a form. Never holds a consent. */
export interface Draft {
  version: 1;
  form: FormId;
  language: LanguageCode;
  /** Milliseconds of the wall clock. */
  savedAt: number;
  values: Values;
  /** Id of the queued submission that it edits. */
  edits?: string;
  /** The visitor chose to keep it until this time. */
  keepUntil?: number;
}

/** Database key: one draft per form, and one per edit. */
export const draftKey = ({ form, edits }: Pick<Draft, 'form' | 'edits'>): string => edits ?? form;

/** Returns true if a queued submission came from this draft: the page ended before the draft was deleted. */
export function becameOf(submission: Submission, draft: Draft): boolean {
  if (draft.edits) return submission.replaces === draft.edits;
  // An entry at a stand was never a draft.
  if (submission.params.event) return false;
  return submission.form === draft.form && submission.submittedAt >= draft.savedAt;
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
