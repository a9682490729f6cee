import type { Field, Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';

/** Problem of a field. `tooLong` is the number of characters of a text that exceeds the maximum. */
export type Problem = 'missing' | 'malformed' | { tooLong: number };

/**
 * Text, an at sign, text, a dot, text, no spaces. Source: docs/site.md, section 5. The lookahead excludes empty parts of
 * the domain, to which no message arrives. Classes with a dot in a group do not match in Node 20 with the flag `v`.
 */
const EMAIL_PATTERN = '[^\\s@]+@(?!(?:.*\\.)?\\.)[^\\s@]+\\.[^\\s@.]+';
const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/**
 * Invisible characters that change the order of the text or split words. Joiners are not among them, because emoji and
 * some scripts need them.
 */
const INVISIBLE = '\\p{Bidi_C}\\u200b\\u2060\\ufeff';

/** Matches a text that is not empty after the cleaning below. */
const NOT_BLANK_PATTERN = `.*[^\\s\\p{Cc}${INVISIBLE}].*`;

/** Removes invisible characters, so that a recipient reads the text in its order. */
const visible = (text: string) => text.replace(new RegExp(`[${INVISIBLE}]`, 'gu'), '');

// A single-line field holds no line breaks or other control characters, so that no value can forge a mail header.
const oneLine = (text: string) =>
  visible(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
/** A link to an address is often pasted instead of the address. */
const emailAddress = (text: string) => oneLine(text).replace(/^mailto:\s*/i, '');
const manyLines = (text: string) =>
  visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

function cleanerOf({ kind }: Field): (text: string) => string {
  if (kind === 'long-text') return manyLines;
  return kind === 'email' ? emailAddress : oneLine;
}

function problemOf(
  { name, kind, required, maxLength, options, check }: Field,
  values: Values,
  now: number | undefined,
): Problem | undefined {
  const value = values[name] ?? '';
  if (value === '' && required) return 'missing';
  if (value.length > maxLength) return { tooLong: value.length };
  if (value && options && !options.some((option) => option.value === value)) return 'malformed';
  return kind === 'email' && value && !EMAIL.test(value) ? 'malformed' : check?.(values, now);
}

/** Returns the check as an input's `pattern`, so that a form cannot pass in the browser and fail here. */
export function patternOf({ kind, required }: Field): string | undefined {
  if (kind === 'email') return EMAIL_PATTERN;
  return required && kind === 'text' ? NOT_BLANK_PATTERN : undefined;
}

/**
 * Checks all fields at once. The returned values are trimmed and contain no control characters, except the line breaks
 * of a long text. An email address has no `mailto:`.
 *
 * @param now milliseconds of the wall clock; undefined if the values were typed earlier
 */
export function validate(
  form: Form,
  typed: Values,
  now?: number,
): { values: Values; problems: Map<string, Problem> } {
  const problems = new Map<string, Problem>();
  const values: Record<string, string> = {};
  for (const field of form.fields) {
    values[field.name] = cleanerOf(field)(typed[field.name] ?? '');
  }
  for (const field of form.fields) {
    const problem = problemOf(field, values, now);
    if (problem) problems.set(field.name, problem);
  }
  return { values, problems };
}
