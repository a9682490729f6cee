import { describe, expect, test } from 'vitest';
import { fromFragment, toFragment } from '#features/submissions/browser/fragmentText.ts';
import { handoverOf, readHandover } from '#features/submissions/model/handover.ts';
import { paramsOf } from '#features/submissions/model/params.ts';
import { type Form, formById, forms } from '#site/forms.ts';
import { DAY, submission } from '../../support/outbox-world.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';

/** Values that a form takes: as long as its fields allow. */
const valuesOf = (form: Form, length = 1) =>
  Object.fromEntries(
    form.fields.map(({ name, kind, maxLength }) => {
      if (kind === 'checkbox') return [name, 'on'];
      if (kind === 'email') return [name, 'ada@fund.example'];
      return [name, 'ß'.repeat(Math.min(maxLength, length))];
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

  test('is handed over as it is, to be sent at once', () => {
    const submission = { ...sent, delivery: { state: 'queued', attempts: 0, notBefore: 0 } };
    expect(readHandover(handoverOf(sent), NOW)).toEqual({ kind: 'submission', submission });
  });

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
    ['a time before the site', set(3, 1)],
    ['a time beyond all dates', set(3, 1e300)],
    ['a time of the future', set(3, NOW + 2 * DAY)],
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
