import { expect, test } from 'vitest';
import { elementPath } from '#router/focusMemory.ts';
import { halfDaysText } from '#site/half-days.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { storeDraft, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import { control, fillAll, one, sayingOf, send, submitButton } from './support/form.ts';
import { openList, row } from './support/list.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('de');
const demo = everyForm.find(({ id }) => id === 'demo-form')?.values ?? {};
const wishes = { giorno1: '2026-12-01', fascia1: 'morning', giorno2: '2026-12-03', fascia2: 'afternoon' };
const fold = () => one<HTMLDetailsElement>('#demo-form details');

test('the wished half-days are written out in the confirmation and in the list', async () => {
  email.answers({ status: 503, times: 9 });
  await openPage('/de/demo');
  fillAll('demo-form', { ...demo, ...wishes, giorno2: '2027-12-03' });
  await send('demo-form');
  const confirmation = await until(() => one('div#demo-form'));
  expect(sayingOf(confirmation)).toContain(
    say('demo.form.wishes', {
      halfDays: 'Dienstag, 1. Dezember, vormittags; Freitag, 3. Dezember 2027, nachmittags',
    }),
  );
  await openPage('/en/outbox');
  const listed = says('en')('demo.form.wishes', {
    halfDays: 'Tuesday 1 December, morning; Friday, 3 December 2027, afternoon',
  });
  await until(() => expect(sayingOf(row(0))).toContain(listed));
});

test('the first day of a month is an ordinal in French', async () => {
  const params = { disponibilita: halfDaysText([{ day: 'giorno1', half: 'fascia1' }], wishes) };
  await storeSubmissions(waiting('a', { form: 'demo-form', params }));
  await openPage('/fr/outbox');
  await until(() => expect(sayingOf(row(0))).toContain('mardi 1er décembre'));
});

test('half-days that have passed while the submission waited are marked', async () => {
  const passed = { giorno1: '2026-11-02', fascia1: 'morning', giorno2: '2026-12-03', fascia2: 'afternoon' };
  const fields = [1, 2].map((n) => ({ day: `giorno${n}`, half: `fascia${n}` }));
  const params = { disponibilita: halfDaysText(fields, passed) };
  await storeSubmissions(waiting('a', { form: 'demo-form', params }));
  await openPage('/en/outbox');
  await until(() =>
    expect(sayingOf(row(0))).toContain('Monday 2 November, morning (already past); Thursday'),
  );
});

test('half-days that an import has changed are shown as they are', async () => {
  await openList(waiting('a', { form: 'demo-form', params: { disponibilita: '2026-12-01 night' } }));
  await until(() => expect(sayingOf(row(0))).toContain('2026-12-01 night'));
});

test('the fields of the half-days are collapsed until an edit fills one', async () => {
  await openPage('/de/demo');
  expect(fold().open).toBe(false);
  expect(fold().contains(control('demo-form', 'giorno1'))).toBe(true);
  const halfDays = [{ day: 'giorno1', half: 'fascia1' }];
  const params = { disponibilita: halfDaysText(halfDays, wishes) };
  await storeSubmissions(waiting('a', { form: 'demo-form', params }));
  await openPage('/de/demo?edit=a#demo-form');
  await until(() => expect(control('demo-form', 'giorno1').value).toBe(wishes.giorno1));
  await until(() => expect(fold().open).toBe(true));
});

test('the router finds the collapsed half-days again although a notice has appeared before them', async () => {
  await openPage('/de/demo');
  const before = elementPath(fold());
  storeDraft({
    version: 1,
    id: 'a',
    form: 'demo-form',
    language: 'de',
    savedAt: Date.now(),
    values: { nome: 'Ada' },
  });
  await openPage('/de/demo');
  await until(() => expect(sayingOf(one('#demo-form'))).toContain(say('app.draft.clear')));
  expect(elementPath(fold())).toBe(before);
});

test('an error in a collapsed field opens the half-days', async () => {
  await openPage('/de/demo');
  fillAll('demo-form', { ...demo, ...wishes, fascia2: '' });
  fold().open = false;
  submitButton('demo-form').click();
  await until(() => expect(sayingOf(one('#demo-form'))).toContain(say('demo.form.errors.half')));
  await until(() => expect(fold().open).toBe(true));
});

test('the summary names the fields of problems that occur more than once', async () => {
  await openPage('/de/demo');
  fillAll('demo-form', { ...demo, ...wishes, fascia1: '', fascia2: '' });
  submitButton('demo-form').click();
  await until(() => expect(one('#demo-form [role=alert]').querySelectorAll('li')).toHaveLength(2));
  const [first, second] = [...one('#demo-form [role=alert]').querySelectorAll('li')];
  expect(first?.textContent).toBe(`${say('demo.form.half1')} · ${say('demo.form.errors.half')}`);
  expect(second?.textContent).toBe(`${say('demo.form.half2')} · ${say('demo.form.errors.half')}`);
});

test('a half-day that is chosen twice is a problem of the second choice', async () => {
  await openPage('/de/demo');
  fillAll('demo-form', { ...demo, ...wishes, giorno3: wishes.giorno1, fascia3: wishes.fascia1 });
  submitButton('demo-form').click();
  await until(() => expect(sayingOf(one('#demo-form'))).toContain(say('demo.form.errors.repeated')));
  expect(control('demo-form', 'fascia3').getAttribute('aria-invalid')).toBe('true');
  expect(email.attempts()).toEqual([]);
});
