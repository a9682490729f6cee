import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { Submission } from '#features/outbox/model/submission.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { lengthenPauses, passes } from './support/clock.ts';
import { drafted, emptyQueue, notifyOfChange, queued, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
  control,
  fill,
  focused,
  header,
  one,
  press,
  said,
  sayingOf,
  send,
  typed,
} from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const MINUTE = 60_000;
const id = 'demo-form';
const say = says('en');
const original = {
  nome: 'Ada',
  cognome: 'Byron',
  email: 'ada@fund.example',
  azienda: 'Fund',
  ruolo: 'Partner',
};
const demo = (more = {}) => waiting('a', { form: id, params: original, ...more });
const due = { delivery: { state: 'queued', attempts: 1, notBefore: 0 } } as const;
const form = () => one(`form#${id}`);
/** Returns the id, the name and the replaced id of each accepted submission. */
const accepted = () =>
  email.mails().map(({ template_params: { submission_id, cognome, replaces } }) => ({
    isOriginal: submission_id === 'a',
    cognome,
    replaces,
  }));
const firstTime = { isOriginal: true, cognome: 'Byron', replaces: undefined };
const correction = { isOriginal: false, cognome: 'King', replaces: 'a' };

lengthenPauses();

/** Opens the edit of a queued submission and returns the submission. */
async function openEdit(more = {}): Promise<Submission> {
  const submission = demo(more);
  await storeSubmissions(submission);
  await openPage(`/en/demo?edit=a#${id}`);
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.open')));
  return submission;
}

test('an edit opens a copy: the queue does not change, and the original is sent unchanged', async () => {
  const submission = await openEdit();
  expect(typed(id)).toMatchObject(original);
  await until(() => expect(said()).toBe(say('app.edit.open')));
  fill(id, 'cognome', 'King');
  expect(await queued()).toEqual([submission]);
  await passes(11 * MINUTE);
  await until(() => expect(accepted()).toEqual([firstTime]));
});

test('a field that the visitor has emptied in an edit stays empty after a reload', async () => {
  await openEdit({ params: { ...original, messaggio: 'Call me' } });
  await until(() => expect(control(id, 'messaggio').value).toBe('Call me'));
  fill(id, 'messaggio', '');
  fill(id, 'cognome', 'King');
  await openPage(`/en/demo?edit=a#${id}`);
  await until(() => expect(control(id, 'cognome').value).toBe('King'));
  expect(control(id, 'messaggio').value).toBe('');
});

test('an edit whose original is delivered shows this at once, and is sent as a correction', async () => {
  email.answers({ delayMs: 5_000 });
  await openEdit({
    delivery: { state: 'queued', attempts: 1, notBefore: Date.now() + MINUTE, reason: 'account' },
  });
  fill(id, 'cognome', 'King');
  await passes(MINUTE);
  await until(() => expect(email.attempts()).toHaveLength(1));
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.sending')));
  await passes(5_000);
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.delivered')));
  await until(() => expect(said()).toBe(say('app.edit.delivered')));
  // In a toast as well, and not "Sent", because the notice may be out of view.
  const elsewhere = () => sayingOf(document.body).replace(sayingOf(form()), '');
  await until(() => expect(elsewhere().split(say('app.edit.delivered'))).toHaveLength(3));
  expect(elsewhere()).not.toContain(say('outbox.notice.delivered'));
  expect(sayingOf(form())).not.toContain(say('app.edit.open'));
  expect(control(id, 'cognome').value).toBe('King');
  await send(id);
  await until(() => expect(accepted()).toEqual([firstTime, correction]));
  await until(() => expect([drafted(), location.search]).toEqual([[], '']));
});

test('a link to edit a delivered request opens an empty form, which sends a correction', async () => {
  await storeSubmissions(demo(due));
  await openPage('/en/outbox');
  await until(() => expect(accepted()).toEqual([firstTime]));
  await until(async () => expect(await queued()).toEqual([]));
  await openPage(`/en/demo?edit=a#${id}`);
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.delivered')));
  expect(Object.values(typed(id)).join('')).toBe('');
  for (const [name, value] of Object.entries({ ...original, cognome: 'King' })) fill(id, name, value);
  await send(id);
  await until(() => expect(accepted()).toEqual([firstTime, correction]));
});

test('an edit whose original is deleted in another window is sent as a new request', async () => {
  await openEdit();
  fill(id, 'cognome', 'King');
  await emptyQueue();
  notifyOfChange();
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.gone')));
  await send(id);
  await until(() => expect(accepted()).toEqual([{ ...correction, replaces: undefined }]));
});

test('an edit that the service rejects replaces the original, and the next edit replaces the rejected one', async () => {
  await openEdit();
  fill(id, 'cognome', 'King');
  email.answers({ status: 422 });
  await send(id);
  await until(() => expect(alertOf(id).textContent).not.toBe(''));
  expect(sayingOf(form())).not.toContain('another window');
  const [rejected, ...others] = await queued();
  expect(others).toEqual([]);
  expect(rejected).toMatchObject({ delivery: { state: 'rejected' }, replaces: 'a' });
  await send(id);
  await until(() => expect(accepted()).toEqual([{ ...correction, replaces: rejected?.id }]));
  await until(async () => expect(await queued()).toEqual([]));
});

test('an edit has its own draft, which only its own form restores', async () => {
  const submission = await openEdit();
  fill(id, 'cognome', 'King');
  expect(drafted()).toMatchObject([{ edits: 'a', values: { ...original, cognome: 'King' } }]);
  await openPage('/en/demo');
  await until(() => expect(header()).toContain('1 waiting'));
  expect(Object.values(typed(id)).join('')).toBe('');
  await openPage('/en/outbox');
  const drafts = await until(() => one('section[aria-labelledby=drafts-title]'));
  expect(one('a', drafts).getAttribute('href')).toBe(`/en/demo?edit=a#${id}`);
  await openPage(`/en/demo?edit=a#${id}`);
  await until(() => expect(control(id, 'cognome').value).toBe('King'));
  await press(within(form()).getByRole('button', { name: say('app.edit.cancel') }));
  await until(() => expect(said()).toBe(say('app.edit.left')));
  await focused(control(id, 'nome'));
  expect(Object.values(typed(id)).join('')).toBe('');
  expect([drafted(), location.search]).toEqual([[], '']);
  expect(await queued()).toEqual([submission]);
});

test('an edit stays in the address when another form of the page is sent', async () => {
  await storeSubmissions(waiting('a'));
  await openPage('/en?edit=a#contact-form');
  await until(() => expect(sayingOf(one('form#contact-form'))).toContain(say('app.edit.open')));
  fill('newsletter-form', 'email', 'ada@fund.example');
  await send('newsletter-form');
  await until(() => expect(email.mails()).toHaveLength(1));
  await until(() => expect(sayingOf(document.body)).toContain('Thank you for subscribing'));
  expect(location.search).toBe('?edit=a');
});

test('an edit that cannot be opened shows an error, and its original waits unchanged', async () => {
  const submission = demo();
  await storeSubmissions(submission);
  const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await openPage(`/en/demo?edit=a#${id}`);
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.failed')));
  broken.mockRestore();
  expect(await queued()).toEqual([submission]);
});
