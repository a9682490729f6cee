import { brand } from '#site/brand.ts';
import { TEXT_LENGTH } from '#site/form-row.ts';
import { type Form, forms } from '#site/forms.ts';
import { isLanguageCode } from '#site/languages.ts';
import { parseJson } from './json.ts';
import { eventName } from './stand.ts';
import { RECORD_VERSION, type Submission } from './submission.ts';
import { validate } from './validate.ts';

/** Parameters that pages add to those of a form: the figures of the calculator, and the event of a stand or an address. */
const ATTACHED = ['roi', 'event'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No submission is older than the site. */
const EARLIEST = Date.UTC(2024, 0, 1);

/** Result of reading a hand-over. `unknown-form`: it comes from another version of the site. */
export type Handover =
  | { kind: 'submission'; submission: Submission }
  | { kind: 'broken' }
  | { kind: 'unknown-form' };

type Untrusted = Partial<Record<keyof Submission, unknown>>;

/** Serialises what another device needs to send the submission in place of this one, and no more. */
export function handoverOf({ id, form, language, submittedAt, params, replaces }: Submission): string {
  return JSON.stringify([id, form, language, submittedAt, params, ...(replaces ? [replaces] : [])]);
}

/** Parses the output of `handoverOf`; `now` is in milliseconds of the wall clock. */
export function readHandover(text: string, now: number): Handover {
  const parts = parseJson(text);
  if (!Array.isArray(parts) || parts.length < 5 || parts.length > 6) return { kind: 'broken' };
  const [id, form, language, submittedAt, params, replaces] = parts as unknown[];
  return submissionFrom({ id, form, language, submittedAt, params, replaces }, now);
}

/**
 * Reads a submission from an untrusted source. It is returned only with parameters that its form knows, within the
 * length of their fields and without characters that a field rejects; its delivery begins anew.
 *
 * @param now milliseconds of the wall clock
 */
export function submissionFrom(fields: Untrusted, now: number): Handover {
  const { id, form: name, language, submittedAt, params, replaces } = fields;
  if (!isId(id) || typeof name !== 'string' || typeof language !== 'string' || !isLanguageCode(language))
    return { kind: 'broken' };
  if (!isTime(submittedAt) || !isTexts(params)) return { kind: 'broken' };
  if (replaces !== undefined && !isId(replaces)) return { kind: 'broken' };
  const form = forms.find((row) => row.id === name);
  if (!form) return { kind: 'unknown-form' };
  if (!isOf(form, params)) return { kind: 'broken' };
  const submission: Submission = {
    version: RECORD_VERSION,
    id,
    form: name,
    language,
    // The clock of either device may be wrong.
    submittedAt: Math.min(Math.max(submittedAt, EARLIEST), now),
    params,
    ...(replaces ? { replaces } : {}),
    delivery: { state: 'queued', attempts: 0, notBefore: 0 },
  };
  return { kind: 'submission', submission };
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= TEXT_LENGTH);

/** Source of each parameter of a form: its field, a name of the brand, or else words. */
function sources(form: Form): Map<string, { field?: string; brand?: keyof typeof brand; words?: string }> {
  const named = form.params
    ? Object.entries(form.params)
    : form.fields
        .filter(({ kind }) => kind !== 'checkbox')
        .map(({ name }) => [name, { field: name }] as const);
  const others = [...(form.subject ? [form.subject] : []), ...ATTACHED].map((name) => [name, {}] as const);
  return new Map([...others, ...named]);
}

/** Returns true if the form knows these parameters, and would have accepted what was typed. */
function isOf(form: Form, params: Readonly<Record<string, string>>): boolean {
  const known = sources(form);
  const typed: Record<string, string> = {};
  for (const [param, text] of Object.entries(params)) {
    const source = known.get(param);
    if (!source) return false;
    const { field, brand: fact } = source;
    if (fact && text !== brand[fact]) return false;
    // Two parameters of one field have one value.
    if (field && (typed[field] ?? text) !== text) return false;
    if (field) typed[field] = text;
    else if (param === 'event' && eventName(text) !== text) return false;
    // A line break or another control character could forge a mail header.
    else if (/\p{Cc}/u.test(text)) return false;
  }
  const { values, problems } = validate(form, typed);
  // Ticks and omitted fields are not transferred, so only the values that are there are checked.
  return Object.entries(typed).every(([field, text]) => values[field] === text && !problems.has(field));
}
