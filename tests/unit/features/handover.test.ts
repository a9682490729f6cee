import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromFragment, toFragment } from '#features/submissions/browser/fragmentText.ts';
import {
  handoverOf,
  inItsWords,
  readHandover,
  submissionFrom,
} from '#features/submissions/model/handover.ts';
import { paramsOf } from '#features/submissions/model/params.ts';
import type { Submission } from '#features/submissions/model/schemas.ts';
import { type Form, formById, forms } from '#site/forms.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { readMessages } from '../../support/messages.ts';
import { DAY, submission } from '../../support/outbox-world.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';

/** Values that a form takes: as long as its fields allow. */
const valuesOf = (form: Form, length = 1) =>
  Object.fromEntries(
    form.fields.map(({ name, kind, maxLength, options }) => {
      if (kind === 'checkbox') return [name, 'on'];
      if (kind === 'email') return [name, 'ada@fund.example'];
      if (options) return [name, options[0]?.value ?? ''];
      return [name, 'ß'.repeat(Math.min(maxLength, length))];
    }),
  );

/** Each word is its own id. */
const echo = async () =>
  Object.fromEntries(forms.flatMap((form: Form) => wordIds(form)).map((id) => [id, id]));
const wordIds = ({ params = {} }: Form) =>
  Object.values(params).flatMap((source) => ('words' in source ? source.words : []));

/** The parameters without those of this field. */
const without = ({ params: sources = {} }: Form, field: string, params: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(params).filter(([name]) => {
      const source = sources[name];
      return (source && 'field' in source ? source.field : name) !== field;
    }),
  );

const submissionOf = (form: Form, length = 1) =>
  submission(ID, {
    form: form.id,
    submittedAt: NOW - DAY,
    params: paramsOf(form, valuesOf(form, length), (id) => id),
    delivery: { state: 'queued', attempts: 3, notBefore: NOW, reason: 'unreachable' },
  });

describe.each(forms.map((form) => [form.id, form as Form] as const))('%s', (_, form) => {
  const subject = form.subject ? { [form.subject]: 'What it is about' } : {};
  const made = submissionOf(form);
  const sent = { ...made, params: { ...made.params, ...subject } };

  test('is handed over as it is, to be sent at once', async () => {
    const read = readHandover(handoverOf(sent), NOW);
    expect(read.kind === 'submission' && (await inItsWords(read.submission, echo))).toEqual({
      ...sent,
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    });
  });

  test.each(form.fields.filter(({ required, kind }) => required && kind !== 'checkbox'))(
    'without its $name is refused',
    ({ name }) => {
      const text = handoverOf({ ...sent, params: without(form, name, sent.params) });
      expect(readHandover(text, NOW)).toEqual({ kind: 'broken' });
    },
  );

  test('with a further parameter is refused', () => {
    for (const name of ['cc_email', 'submission_id', '__proto__', 'constructor']) {
      const text = handoverOf(sent).replace('{', `{${JSON.stringify(name)}:"x",`);
      expect(readHandover(text, NOW), name).toEqual({ kind: 'broken' });
    }
  });
});

const contact = formById('contact-form');
const sound = submissionOf(contact);
const changed = (change: (parts: unknown[]) => void): string => {
  const parts = JSON.parse(handoverOf(sound)) as unknown[];
  change(parts);
  return JSON.stringify(parts);
};

test('a time that only a wrong clock could have told is taken for the nearest that may be', () => {
  const timeOf = (time: number) => {
    const read = readHandover(
      changed((parts) => parts.splice(3, 1, time)),
      NOW,
    );
    return read.kind === 'submission' && read.submission.submittedAt;
  };
  expect(timeOf(1)).toBe(Date.UTC(2024, 0, 1));
  expect(timeOf(NOW + 2 * DAY)).toBe(NOW);
});

test.each(['to_email', 'reply_to'])('a newsletter with a foreign %s is refused', (param) => {
  const newsletter = submissionOf(formById('insights-newsletter-form'));
  expect(readHandover(handoverOf(newsletter), NOW).kind).toBe('submission');
  const params = { ...newsletter.params, [param]: 'all@fund.example' };
  expect(readHandover(handoverOf({ ...newsletter, params }), NOW)).toEqual({ kind: 'broken' });
});

describe('the words that a newsletter sends', () => {
  const insights = submissionOf(formById('insights-newsletter-form'));
  const arriving = (more: Readonly<Record<string, string>>) => {
    const read = readHandover(handoverOf({ ...insights, params: { ...insights.params, ...more } }), NOW);
    if (read.kind !== 'submission') throw new Error('It is refused.');
    return read.submission;
  };

  test('are written anew, whatever an export or an earlier version has in their place', async () => {
    const submission = arriving({ message: 'Buy now', from_name: 'The bank' });
    expect(JSON.stringify(submission)).not.toMatch(/Buy|bank/);
    const words = async (language: LanguageCode) => readMessages(language, 'forms');
    expect((await inItsWords(submission, words))?.params).toMatchObject({
      message: 'Inviatemi i prossimi approfondimenti.',
      from_name: 'Lettore o lettrice degli approfondimenti',
    });
    expect(await inItsWords(submission, async () => undefined)).toBeUndefined();
  });

  test.each(languages)('are there in $name', ({ code }) => {
    const messages = readMessages(code, 'forms');
    for (const form of forms) for (const id of wordIds(form)) expect(messages[id], id).toBeTruthy();
  });
});

test('what earlier releases have left in their queues is taken in', () => {
  const names = readdirSync('tests/fixtures').filter((name) => name.startsWith('release-'));
  for (const name of names) {
    const { outbox } = JSON.parse(readFileSync(`tests/fixtures/${name}`, 'utf8')) as {
      outbox: [string, Submission][];
    };
    for (const [id, record] of outbox)
      expect(submissionFrom(record, NOW), id).toMatchObject({
        submission: { id, params: record.params },
      });
  }
});

test('a field that the form had not yet when it was sent, and may stay empty, is no obstacle', () => {
  const demo = submissionOf(formById('demo-form'));
  const { messaggio: _, ...params } = demo.params;
  expect(readHandover(handoverOf({ ...demo, params }), NOW)).toMatchObject({
    submission: { params: { ...params, messaggio: '' } },
  });
});

test.each([
  ['a choice that there is not', 'demo-form', { interessePrimario: 'world-peace' }],
  ['a report of two lines', 'report-form', { report: 'One\nBcc: all@fund.example' }],
  ['no report', 'report-form', {}],
  ['a report longer than a line', 'report-form', { report: 'x'.repeat(201) }],
  ['a tick as a parameter', 'contact-form', { termsAccepted: 'on' }],
] as const)('%s is refused', (_, id, more) => {
  const made = submissionOf(formById(id));
  expect(readHandover(handoverOf({ ...made, params: { ...made.params, ...more } }), NOW)).toEqual({
    kind: 'broken',
  });
});

describe('what this site could not have made', () => {
  const set = (at: number, value: unknown) => changed((parts) => parts.splice(at, 1, value));
  const param = (name: string, value: unknown) =>
    changed((parts) => Object.assign(parts[4] as object, { [name]: value }));
  test.each([
    ['no JSON', '{'],
    ['no list', '{"id":1}'],
    ['too short a list', JSON.stringify([ID])],
    ['too long a list', changed((parts) => parts.push(ID, 'more'))],
    ['an id that is no UUID', set(0, 'every/one')],
    ['an id that is no text', set(0, 7)],
    ['a form that is no text', set(1, ['contact-form'])],
    ['a language that there is none of', set(2, 'xx')],
    ['a language of the prototype', set(2, 'constructor')],
    ['a time that is no number', set(3, '1')],
    ['a time beyond all dates', set(3, 1e300)],
    ['an empty parameter', param('name', ' ')],
    ['parameters that are a list', set(4, ['x'])],
    ['no parameters', set(4, null)],
    ['a parameter that is no text', param('name', 5)],
    ['a parameter that is too long', param('name', 'x'.repeat(201))],
    ['a line break in a line', param('name', 'Ada\nBcc: all@example.org')],
    ['an address that is none', param('email', 'ada')],
    ['what it replaces, no UUID', changed((parts) => parts.push('x'))],
  ])('%s', (_, text) => {
    expect(readHandover(text, NOW)).toEqual({ kind: 'broken' });
  });

  test('is neither what it replaces, nor figures on one line, nor the name of an event; another form is told apart', () => {
    expect(readHandover(set(1, 'fax-form'), NOW)).toEqual({ kind: 'unknown-form' });
    const text = handoverOf({ ...sound, replaces: ID });
    expect(readHandover(text, NOW)).toMatchObject({ submission: { replaces: ID } });
    expect(readHandover(param('roi', '60 deals, 3 h'), NOW)).toMatchObject({ kind: 'submission' });
    expect(readHandover(param('roi', '60\ndeals'), NOW)).toEqual({ kind: 'broken' });
    expect(readHandover(param('event', 'slush26'), NOW)).toMatchObject({ kind: 'submission' });
    expect(readHandover(param('event', 'Slush 26'), NOW)).toEqual({ kind: 'broken' });
  });
});

describe('the fragment', () => {
  test('brings back every text, shorter than it was, and one that was not compressed', async () => {
    const text = handoverOf(submissionOf(contact, 200));
    const fragment = await toFragment(text);
    expect(fragment).toMatch(/^1[\w-]+$/);
    expect(fragment.length).toBeLessThan(text.length);
    expect(await fromFragment(fragment)).toBe(text);
    const plain = `0${Buffer.from('[1,"ä"]').toString('base64url')}`;
    expect(await fromFragment(plain)).toBe('[1,"ä"]');
  });

  test('that is damaged gives nothing', async () => {
    const fragment = await toFragment(handoverOf(sound));
    const bomb = await toFragment(' '.repeat(100_000));
    const damaged = ['', '1', '2abc', '1!!!', fragment.slice(0, -9), `1${'A'.repeat(9_000)}`, bomb, '0_w'];
    for (const text of damaged) expect(await fromFragment(text), text.slice(0, 20)).toBeUndefined();
  });
});
