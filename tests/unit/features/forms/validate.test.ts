import { describe, expect, test } from 'vitest';
import { paramsOf, typedFrom } from '#features/forms/model/params.ts';
import { patternOf, validate } from '#features/forms/model/validate.ts';
import { brand } from '#site/brand.ts';
import { forms } from '#site/forms.ts';
import { formById } from '../../../support/form-cases.ts';

const form = formById('contact-form');
const typed = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };
const good = { ...typed, termsAccepted: 'on' };

const problemsOf = (values: Record<string, string>) => Object.fromEntries(validate(form, values).problems);

describe('the contact form', () => {
  test('valid values have no problems, all fields are checked at once, and spaces count as empty', () => {
    expect(problemsOf(good)).toEqual({});
    const missing = Object.fromEntries(Object.keys(good).map((name) => [name, 'missing']));
    expect(problemsOf({ name: '  ', email: '\t' })).toEqual(missing);
  });

  test('an email address has a name, a domain with a dot, and no spaces', () => {
    const wrong = ['ada', 'ada@', 'ada@fund', '@fund.example', 'a da@fund.example', 'ada@fund.ex ample'];
    const emptyParts = ['ada@fund..example', 'ada@.fund.example', 'ada@fund.example.'];
    for (const email of [...wrong, ...emptyParts])
      expect(problemsOf({ ...good, email }), email).toEqual({ email: 'malformed' });
  });

  test('an email address copied from a link is sent without the scheme', () => {
    for (const email of ['mailto:ada@fund.example', ' Mailto: ada@fund.example'])
      expect(validate(form, { ...good, email }).values.email, email).toBe('ada@fund.example');
    expect(problemsOf({ ...good, email: 'mailto:' })).toEqual({ email: 'missing' });
    expect(validate(form, { ...good, role: 'mailto:ada' }).values.role).toBe('mailto:ada');
  });

  test('the pattern of an input accepts the same values as the validation', () => {
    for (const field of form.fields.filter(({ kind }) => kind !== 'checkbox')) {
      const pattern = new RegExp(`^(?:${patternOf(field)})$`, 'v');
      for (const text of [
        'ada',
        'ada@fund',
        'ada@fund..example',
        'a da@fund.example',
        'ada@fund.example',
        ' ',
        'Ada',
      ]) {
        const passes = !(field.name in problemsOf({ ...good, [field.name]: text }));
        expect(pattern.test(text), `${text} as ${field.name}`).toBe(passes);
      }
    }
  });

  test('200 characters fit, and 201 do not', () => {
    expect(problemsOf({ ...good, role: 'x'.repeat(200) })).toEqual({});
    expect(problemsOf({ ...good, role: 'x'.repeat(201) })).toEqual({ role: { tooLong: 201 } });
  });

  test('sent values are trimmed, on one line, and without the consent', () => {
    const { values } = validate(form, { ...good, name: '  Ada\r\nBcc: x@y.z\u0000 ' });
    expect(paramsOf(form, values, String)).toEqual({ ...typed, name: 'Ada Bcc: x@y.z' });
  });

  test('sent values contain no invisible characters that reorder or split the text', () => {
    const { values } = validate(form, {
      ...good,
      name: '\u202eevil\u200b \u2066👩‍💻 می‌خواهم',
      role: '\u200b',
    });
    expect(values).toMatchObject({ name: 'evil 👩‍💻 می‌خواهم', role: '' });
  });
});

test('the newsletter sends localized parameters of its template, and attached parameters are added', () => {
  const newsletter = formById('newsletter-form');
  const { values, problems } = validate(newsletter, { email: ' ada@fund.example ' });
  expect(problems.size).toBe(0);
  expect(paramsOf(newsletter, values, (id) => `words of ${id}`)).toEqual({
    from_email: 'ada@fund.example',
    to_name: brand.name,
    reply_to: 'ada@fund.example',
    message: 'words of newsletter.form.message',
  });
  expect(paramsOf(form, good, String, { roi: '50 deals' })).toMatchObject({ name: 'Ada', roi: '50 deals' });
});

test('a long text keeps its line breaks, no other control character, and up to 5,000 characters', () => {
  const demo = formById('demo-form');
  const short = { nome: 'Ada', cognome: 'B', email: 'a@b.c', azienda: 'F', ruolo: 'P' };
  const { values, problems } = validate(demo, { ...short, messaggio: ' one\r\ntwo\u0000\u0007three\r ' });
  expect(problems.size).toBe(0);
  expect(values.messaggio).toBe('one\ntwo  three');
  const long = (length: number) => validate(demo, { ...short, messaggio: 'x'.repeat(length) }).problems;
  expect(long(5_000).size).toBe(0);
  expect(Object.fromEntries(long(5_001))).toEqual({ messaggio: { tooLong: 5_001 } });
});

describe('a wish for half-days', () => {
  const demo = formById('demo-form');
  const person = { nome: 'Ada', cognome: 'B', email: 'a@b.c', azienda: 'F', ruolo: 'P' };
  const problemsOn = (wishes: Record<string, string>, now?: number) =>
    Object.fromEntries(validate(demo, { ...person, ...wishes }, now).problems);

  test.each([
    ['on the next working day', { giorno1: '2026-11-30', fascia1: 'morning' }, {}],
    ['today', { giorno1: '2026-11-27', fascia1: 'morning' }, { giorno1: 'malformed' }],
    ['on a Saturday', { giorno2: '2026-11-28', fascia2: 'afternoon' }, { giorno2: 'malformed' }],
    ['on a Sunday', { giorno2: '2026-11-29', fascia2: 'afternoon' }, { giorno2: 'malformed' }],
    [
      'on a date that does not exist',
      { giorno3: '2027-02-30', fascia3: 'morning' },
      { giorno3: 'malformed' },
    ],
    ['that is no date', { giorno3: 'Monday', fascia3: 'morning' }, { giorno3: 'malformed' }],
    ['without the half', { giorno1: '2026-11-30' }, { fascia1: 'missing' }],
    ['without the day', { fascia3: 'morning' }, { giorno3: 'missing' }],
    ['with another half', { giorno1: '2026-11-30', fascia1: 'night' }, { fascia1: 'malformed' }],
    ['without any', {}, {}],
  ])('%s', (_, wishes, problems) => {
    // A Friday, shortly before midnight in the time zone of the device.
    expect(problemsOn(wishes, new Date(2026, 10, 27, 23, 59).getTime())).toEqual(problems);
  });

  test('that was typed earlier may be over', () => {
    expect(problemsOn({ giorno1: '2026-11-02', fascia1: 'morning' })).toEqual({});
  });

  test('is sent as one text and is restored from it', () => {
    const wishes = { giorno1: '2026-11-30', fascia1: 'morning', giorno3: '2026-12-01', fascia3: 'afternoon' };
    const params = paramsOf(demo, { ...person, ...wishes }, String);
    expect(params.disponibilita).toBe('2026-11-30 morning; 2026-12-01 afternoon');
    expect(typedFrom(demo, params).values).toMatchObject({ giorno2: '2026-12-01', fascia2: 'afternoon' });
    expect(typedFrom(demo, params).attached).toEqual({});
  });
});

test.each(forms)('$id restores the typed values and attached parameters of a submission', (form) => {
  const typed = Object.fromEntries(form.fields.map(({ name }) => [name, `typed-${name}`]));
  const params = paramsOf(form, typed, (id) => `words of ${id}`, { roi: 'figures' });
  const { values, attached } = typedFrom(form, params);
  const fields = form.fields.map(({ name, kind }) => [name, kind === 'checkbox' ? 'on' : typed[name]]);
  expect(values).toEqual(Object.fromEntries(fields));
  expect(attached).toEqual({ roi: 'figures' });
  expect(paramsOf(form, values, (id) => `words of ${id}`, attached)).toEqual(params);
});

test('the subject of a stored submission is not restored, because the visitor chooses it again', () => {
  const form = formById('webinar-form');
  const values = { name: 'Ada', email: 'ada@fund.example' };
  expect(typedFrom(form, { ...values, webinar: 'Agents in committee' })).toEqual({ values, attached: {} });
});
