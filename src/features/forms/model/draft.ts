import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { DAY_MS } from '#site/local-date.ts';

/** Version of the drafts that this build writes. */
export const DRAFT_VERSION = 1;

/** Unsent input of a form. It never contains a consent. Times are milliseconds of the wall clock. */
export interface Draft {
  version: typeof DRAFT_VERSION;
  /** Id of the later submission. If the outbox knows this id, the draft has been sent. */
  id: string;
  /**
   * Id of a form in src/site/forms.ts, or of a form that only another version of the site has. The language may also be
   * unknown to this version.
   */
  form: string;
  language: string;
  savedAt: number;
  values: Values;
  /** Id of the submission that the draft edits. */
  edits?: string;
  /** Id of the subject that the visitor chose (useSubject.ts); undefined for the first one. */
  subject?: string;
  /** Time until which the visitor chose to keep the draft. */
  keepUntil?: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptional = <Kind>(is: (value: unknown) => value is Kind, value: unknown): boolean =>
  value === undefined || is(value);
const isTime = (value: unknown): value is number => Number.isFinite(value);

/** Parses a stored draft. Returns undefined if this version cannot read it. */
export function readDraft(stored: unknown): Draft | undefined {
  const {
    version,
    id,
    form,
    language,
    savedAt,
    values,
    edits,
    subject,
    keepUntil,
  }: Partial<Record<keyof Draft, unknown>> = Object(stored);
  const isDraft =
    version === DRAFT_VERSION &&
    [id, form, language].every(isText) &&
    isTime(savedAt) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isText) &&
    isOptional(isText, edits) &&
    isOptional(isText, subject) &&
    isOptional(isTime, keepUntil);
  return isDraft ? (stored as Draft) : undefined;
}

/**
 * Returns the typed values to store, without checkboxes and empty values; undefined if none are left. A field that the
 * visitor has emptied in an edit stays, because its value of the edited submission (`stored`) would return otherwise.
 */
export function draftValues(form: Form, typed: Values, stored: Values = {}): Values | undefined {
  const values = form.fields
    .filter(({ kind, name }) => kind !== 'checkbox' && ((typed[name] ?? '').trim() !== '' || stored[name]))
    .map(({ name }) => [name, typed[name] ?? ''] as const);
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Days after which /outbox asks the visitor to keep or delete a draft. Source: docs/outbox.md, rule 11. */
export const ASK_DRAFT_AFTER_DAYS = 7;

export const isOldDraft = ({ savedAt, keepUntil = 0 }: Draft, now: number): boolean =>
  now - savedAt > ASK_DRAFT_AFTER_DAYS * DAY_MS && now > keepUntil;

/** Returns the draft with its period extended by `ASK_DRAFT_AFTER_DAYS`, because the visitor chose to keep it. */
export const extendedDraft = (draft: Draft, now: number): Draft => ({
  ...draft,
  keepUntil: now + ASK_DRAFT_AFTER_DAYS * DAY_MS,
});
