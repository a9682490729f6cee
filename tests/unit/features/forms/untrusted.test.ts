import { describe, expect, test } from 'vitest';
import { paramsOf } from '#features/forms/model/params.ts';
import { untrustedSubmission, withFormTexts } from '#features/forms/model/untrusted.ts';
import { type Form, forms } from '#site/forms.ts';
import { locales } from '#site/locales.ts';
import { formById } from '../../../support/form-cases.ts';
import { readMessages } from '../../../support/messages.ts';
import { DAY, submission } from '../../../support/outbox-world.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';

/** Returns values that the form accepts, as long as its fields allow. */
const valuesOf = (form: Form, length = 1) =>
  Object.fromEntries(
    form.fields.map(({ name, kind, maxLength, options }) => {
      if (kind === 'checkbox') return [name, 'on'];
      if (kind === 'email') return [name, 'ada@fund.example'];
      // Different days, because no half-day may be chosen twice.
      if (kind === 'date') return [name, `2026-11-0${Number(name.at(-1)) + 1}`];
      if (options) return [name, options[0]?.value ?? ''];
      return [name, 'ß'.repeat(Math.min(maxLength, length))];
    }),
  );

/** Loads texts in which each message is its own id. */
const echo = async () =>
  Object.fromEntries(forms.flatMap((form: Form) => wordIds(form)).map((id) => [id, id]));
const wordIds = ({ params = {} }: Form) =>
  Object.values(params).flatMap((source) => ('message' in source ? source.message : []));

/** Returns the parameters without those of this field. */
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

  test('is read as it was sent and is due at once', async () => {
    const read = untrustedSubmission(sent, NOW);
    expect(read && (await withFormTexts(read, echo))).toEqual({
      ...sent,
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    });
  });

  test.each(form.fields.filter(({ required, kind }) => required && kind !== 'checkbox'))(
    'without its $name is rejected',
    ({ name }) => {
      expect(untrustedSubmission({ ...sent, params: without(form, name, sent.params) }, NOW)).toBeUndefined();
    },
  );

  test('with an additional parameter is rejected', () => {
    for (const name of ['cc_email', 'submission_id', '__proto__', 'constructor']) {
      // The record is parsed from JSON, so that "__proto__" becomes a property.
      const params = JSON.parse(JSON.stringify(sent.params).replace('{', `{"${name}":"x",`));
      expect(untrustedSubmission({ ...sent, params }, NOW), name).toBeUndefined();
    }
  });
});

const contact = formById('contact-form');
const sound = submissionOf(contact);

test('an impossible time becomes the nearest possible time', () => {
  const timeOf = (time: number) => untrustedSubmission({ ...sound, submittedAt: time }, NOW)?.submittedAt;
  expect(timeOf(1)).toBe(Date.UTC(2024, 0, 1));
  expect(timeOf(NOW + 2 * DAY)).toBe(NOW);
});

test.each(['to_email', 'reply_to'])('a newsletter with a foreign %s is rejected', (param) => {
  const newsletter = submissionOf(formById('insights-newsletter-form'));
  expect(untrustedSubmission(newsletter, NOW)).toBeDefined();
  const params = { ...newsletter.params, [param]: 'all@fund.example' };
  expect(untrustedSubmission({ ...newsletter, params }, NOW)).toBeUndefined();
});

test.each(locales)('the messages that a newsletter sends exist in $name', ({ code }) => {
  const messages = readMessages(code, 'forms');
  for (const form of forms) for (const id of wordIds(form)) expect(messages[id], id).toBeTruthy();
});

test('a submission without a later optional field of its form is accepted', () => {
  const demo = submissionOf(formById('demo-form'));
  const { messaggio: _, ...params } = demo.params;
  expect(untrustedSubmission({ ...demo, params }, NOW)?.params).toEqual({ ...params, messaggio: '' });
});

test.each([
  ['a choice that does not exist', 'demo-form', { interessePrimario: 'world-peace' }],
  ['a report of two lines', 'report-form', { report: 'One\nBcc: all@fund.example' }],
  ['no report', 'report-form', {}],
  ['a report longer than a line', 'report-form', { report: 'x'.repeat(201) }],
  ['a consent as a parameter', 'contact-form', { termsAccepted: 'on' }],
] as const)('%s is rejected', (_, id, more) => {
  const made = submissionOf(formById(id));
  expect(untrustedSubmission({ ...made, params: { ...made.params, ...more } }, NOW)).toBeUndefined();
});

describe('a record that this site cannot have made', () => {
  const param = (name: string, value: unknown) => ({ params: { ...sound.params, [name]: value } });
  test.each<[string, object]>([
    ['no id', { id: undefined }],
    ['an id that is no UUID', { id: 'every/one' }],
    ['an id that is no text', { id: 7 }],
    ['a form that this site does not have', { form: 'fax-form' }],
    ['a form that is no text', { form: ['contact-form'] }],
    ['an unknown locale', { language: 'xx' }],
    ['a property of the prototype as its locale', { language: 'constructor' }],
    ['a time that is no number', { submittedAt: '1' }],
    ['a time beyond all dates', { submittedAt: 1e300 }],
    ['an empty parameter', param('name', ' ')],
    ['parameters that are a list', { params: ['x'] }],
    ['no parameters', { params: null }],
    ['a parameter that is no text', param('name', 5)],
    ['a parameter that is too long', param('name', 'x'.repeat(201))],
    ['a line break in a line', param('name', 'Ada\nBcc: all@example.org')],
    ['an invalid email address', param('email', 'ada')],
    ['figures on two lines', param('roi', '60\ndeals')],
    ['an event that has no valid name', param('event', 'Slush 26')],
  ])('%s is rejected', (_, change) => {
    expect(untrustedSubmission({ ...sound, ...change }, NOW)).toBeUndefined();
  });

  test.each([
    ['roi', '60 deals, 3 h'],
    ['note', 'Wants a call'],
    ['event', 'slush26'],
  ])('keeps the parameter "%s" that a page attaches', (name, value) => {
    expect(untrustedSubmission({ ...sound, ...param(name, value) }, NOW)?.params[name]).toBe(value);
  });
});
