import type { Form, FormId } from '#site/forms.ts';
import type { LanguageCode } from '#site/languages.ts';
import { DAY_MS } from './day.ts';
import type { Submission } from './submission.ts';
import type { Values } from './validate.ts';

/** What has been typed into a form and not been sent. Never holds a consent. */
export interface Draft {
  version: 1;
  form: FormId;
  language: LanguageCode;
  /** Milliseconds of the wall clock. */
  savedAt: number;
  values: Values;
  /** The kept submission it is an edit of. */
  edits?: string;
  /** Until when the visitor has said to keep it. */
  keepUntil?: number;
}

/** There is one draft per form, and one per edit. */
export const draftKey = ({ form, edits }: Pick<Draft, 'form' | 'edits'>): string => edits ?? form;

/** Whether a submission in the queue is what became of a draft: the page ended before the draft was forgotten. */
export function becameOf(submission: Submission, draft: Draft): boolean {
  if (draft.edits) return submission.replaces === draft.edits;
  // What comes in at a stand has never been a draft.
  if (submission.params.event) return false;
  return submission.form === draft.form && submission.submittedAt >= draft.savedAt;
}

/** What of the typed values is worth keeping: no ticks, nothing empty. undefined where nothing is. */
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

/** The draft with the visitor's word that it is to stay for as long again. */
export const draftKeptOn = (draft: Draft, now: number): Draft => ({
  ...draft,
  keepUntil: now + ASK_DRAFT_AFTER_DAYS * DAY_MS,
});
