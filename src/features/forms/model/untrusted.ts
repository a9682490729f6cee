import { eventName } from '#features/kiosk/model/kiosk.ts';
import { RECORD_VERSION } from '#features/outbox/model/constants.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { LINE_LENGTH, TEXT_LENGTH } from '#site/form-row.ts';
import { type Form, findForm } from '#site/forms.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { paramsOf, typedFrom } from './params.ts';
import { validate } from './validate.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No submission is older than the site. */
const EARLIEST = Date.UTC(2024, 0, 1);

type Untrusted = Partial<Record<keyof Submission, unknown>>;

/**
 * Reads a submission from an untrusted source. Returns it only if its form could have produced it. Its parameters are
 * created again, and the texts that the form sends are empty until `withFormTexts` writes them. Its delivery state is
 * new, and it replaces nothing.
 *
 * @param now milliseconds of the wall clock
 */
export function untrustedSubmission(record: unknown, now: number): Submission | undefined {
  const { id, form: name, language, submittedAt, params }: Untrusted = Object(record);
  const form = findForm(name);
  if (!form || !isId(id) || typeof language !== 'string' || !isLocale(language)) return undefined;
  if (!isTime(submittedAt) || !isTexts(params)) return undefined;
  const made = recreateParams(form, params);
  return (
    made && {
      version: RECORD_VERSION,
      id,
      form: form.id,
      language,
      // The clock of either device may be wrong.
      submittedAt: Math.min(Math.max(submittedAt, EARLIEST), now),
      params: made,
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    }
  );
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= TEXT_LENGTH);

/**
 * Returns the parameters that the form would have sent: every field, the brand's names and the attached parameters, but
 * not the form's texts, which may be in any language. Returns undefined if the form could not have produced these
 * parameters.
 */
function recreateParams(
  form: Form,
  params: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const { values: typed, attached: others } = typedFrom(form, params);
  const { values, problems } = validate(form, typed);
  if (problems.size > 0) return undefined;
  const attached = { ...others, ...(form.subject && { [form.subject]: params[form.subject] ?? '' }) };
  if (!Object.entries(attached).every(([name, text]) => isAttached(form, name, text))) return undefined;
  const made = paramsOf(form, values, () => '', attached);
  const texts = textsOf(form);
  return Object.entries(params).every(([name, text]) => texts.has(name) || made[name] === text)
    ? made
    : undefined;
}

/**
 * Returns true if a page may have attached this parameter: the form's subject, figures of the calculator, the event of
 * a kiosk or an address, or the note of a kiosk's staff.
 */
function isAttached({ subject }: Form, name: string, text: string): boolean {
  if (name === 'event') return eventName(text) === text;
  // A line break or another control character could forge a mail header.
  const isLine = text.trim() !== '' && text.length <= LINE_LENGTH && !/\p{Cc}/u.test(text);
  return isLine && (name === subject || name === 'roi' || name === 'note');
}

/** Maps the parameters that hold texts of the form to their message ids. */
const textsOf = ({ params = {} }: Form): Map<string, PlainMessageId> =>
  new Map(
    Object.entries(params).flatMap(([name, source]) =>
      'message' in source ? [[name, source.message] as const] : [],
    ),
  );

/** Messages of one language by id. */
export type Messages = Readonly<Record<string, unknown>>;

/**
 * Writes the texts that the form sends, which a submission from an untrusted source lacks.
 *
 * @param load loads the messages of the submission's language; resolves with undefined if that fails
 * @returns undefined if the messages cannot be loaded
 */
export async function withFormTexts(
  submission: Submission,
  load: (locale: Locale) => Promise<Messages | undefined>,
): Promise<Submission | undefined> {
  const { form: name, language } = submission;
  const form = findForm(name);
  const ids = form && textsOf(form);
  if (!ids?.size || !isLocale(language)) return submission;
  const table = await load(language);
  const params = { ...submission.params };
  for (const [param, id] of ids) {
    const text = table?.[id];
    if (typeof text !== 'string') return undefined;
    params[param] = text;
  }
  return { ...submission, params };
}
