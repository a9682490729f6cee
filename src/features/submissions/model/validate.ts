import * as v from 'valibot';
import type { Field, Form } from '#site/forms.ts';

export type Problem = 'missing' | 'malformed' | 'too-long';

/** The typed values by field name; a tick is 'on' or ''. */
export type Values = Readonly<Record<string, string>>;

/** Text, an at sign, text, a dot, text, no spaces. Source: spec, section 5. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// A line field holds no line breaks or other control characters, so none can forge a mail header.
const lines = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

function schemaOf({ kind, required, maxLength }: Field) {
  const missing = v.check((text: string) => !required || text !== '', 'missing');
  const tooLong = v.check((text: string) => text.length <= maxLength, 'too-long');
  const malformed = v.check((text: string) => kind !== 'email' || !text || EMAIL.test(text), 'malformed');
  return v.pipe(v.string(), v.transform(lines), missing, tooLong, malformed);
}

/** Checks all fields at once. The values come back cleaned: trimmed, without control characters. */
export function validate(form: Form, values: Values): { values: Values; problems: Map<string, Problem> } {
  const problems = new Map<string, Problem>();
  const cleaned: Record<string, string> = {};
  for (const field of form.fields) {
    const result = v.safeParse(schemaOf(field), values[field.name] ?? '');
    cleaned[field.name] = typeof result.output === 'string' ? result.output : '';
    if (!result.success) problems.set(field.name, result.issues[0].message as Problem);
  }
  return { values: cleaned, problems };
}

/** What of the values is sent: all but the ticks, which only gate the sending. */
export function paramsOf(form: Form, values: Values): Record<string, string> {
  const sent = form.fields.filter(({ kind }) => kind !== 'tick');
  return Object.fromEntries(sent.map(({ name }) => [name, values[name] ?? '']));
}
