import { describe, expect, test } from 'vitest';
import { paramsOf } from '#features/submissions/model/params.ts';
import { patternOf, validate } from '#features/submissions/model/validate.ts';
import { formById, forms } from '#site/forms.ts';

const form = formById('contact-form');
const good = {
  name: 'Ada',
  email: 'ada@fund.example',
  organization: 'Fund',
  role: 'Partner',
  termsAccepted: 'on',
};

const problemsOf = (values: Record<string, string>) => Object.fromEntries(validate(form, values).problems);

describe('the contact form', () => {
  test('good answers have no problems', () => {
    expect(problemsOf(good)).toEqual({});
  });

  test('all fields are checked at once; spaces alone are nothing', () => {
    expect(problemsOf({ name: '  ', email: '\t' })).toEqual({
      name: 'missing',
      email: 'missing',
      organization: 'missing',
      role: 'missing',
      termsAccepted: 'missing',
    });
  });

  test.each(['ada', 'ada@', 'ada@fund', '@fund.example', 'a da@fund.example', 'ada@fund.ex ample'])(
    '"%s" is no email address',
    (email) => {
      expect(problemsOf({ ...good, email })).toEqual({ email: 'malformed' });
    },
  );

  test.each(['ada', 'ada@fund', 'a da@fund.example', 'ada@fund.example', ' ', 'Ada'])(
    'an input’s pattern takes "%s" as the check does',
    (text) => {
      for (const field of form.fields.filter(({ kind }) => kind !== 'checkbox')) {
        const pattern = new RegExp(`^(?:${patternOf(field)})$`, 'v');
        const passes = !(field.name in problemsOf({ ...good, [field.name]: text }));
        expect(pattern.test(text), field.name).toBe(passes);
      }
    },
  );

  test('200 characters fit, 201 do not', () => {
    expect(problemsOf({ ...good, role: 'x'.repeat(200) })).toEqual({});
    expect(problemsOf({ ...good, role: 'x'.repeat(201) })).toEqual({ role: 'too-long' });
  });

  test('what is sent is trimmed, on one line, and without the tick', () => {
    const { values } = validate(form, { ...good, name: '  Ada\r\nBcc: x@y.z\u0000 ' });
    expect(paramsOf(form, values, String)).toEqual({
      name: 'Ada Bcc: x@y.z',
      email: 'ada@fund.example',
      organization: 'Fund',
      role: 'Partner',
    });
  });
});

test('the newsletter sends the parameters of its template, with words in the page’s language', () => {
  const newsletter = formById('newsletter-form');
  const { values, problems } = validate(newsletter, { email: ' ada@fund.example ' });
  expect(problems.size).toBe(0);
  expect(paramsOf(newsletter, values, (id) => `words of ${id}`)).toEqual({
    from_email: 'ada@fund.example',
    to_name: 'Vaglio',
    reply_to: 'ada@fund.example',
    message: 'words of newsletter.form.message',
  });
});

test('what is attached goes along with the fields', () => {
  expect(paramsOf(form, good, String, { roi: '50 deals' })).toMatchObject({ name: 'Ada', roi: '50 deals' });
});

test('a text keeps its line breaks and nothing else that could steer a mail; 5,000 characters fit', () => {
  const demo = formById('demo-form');
  const typed = { nome: 'Ada', cognome: 'B', email: 'a@b.c', azienda: 'F', ruolo: 'P' };
  const { values, problems } = validate(demo, { ...typed, messaggio: ' one\r\ntwo\u0000\u0007three\r ' });
  expect(problems.size).toBe(0);
  expect(values.messaggio).toBe('one\ntwo  three');
  const long = (length: number) => validate(demo, { ...typed, messaggio: 'x'.repeat(length) }).problems;
  expect(long(5_000).size).toBe(0);
  expect(Object.fromEntries(long(5_001))).toEqual({ messaggio: 'too-long' });
});

test('every form sends the parameters of docs/site.md, section 12', () => {
  const names = Object.fromEntries(
    forms.map((row) => [
      row.id,
      Object.keys(paramsOf(row, {}, String))
        .sort()
        .join(' '),
    ]),
  );
  expect(names).toEqual({
    'contact-form': 'email name organization role',
    'newsletter-form': 'from_email message reply_to to_name',
    'insights-newsletter-form': 'from_name message to_email to_name user_email',
    'design-partner-form': 'aum cognome email_aziendale motivazione nome nome_azienda ruolo',
    'demo-form': 'azienda cognome dimensioneAzienda email interessePrimario messaggio nome ruolo telefono',
    'blog-newsletter-form': 'email',
    'report-form': 'company email name role',
    'webinar-form': 'email name',
  });
});
