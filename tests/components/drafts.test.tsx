import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announce } from '#browser/dom/feedback.ts';
import { removeDraft, storeDraft as store, storedDrafts } from '#features/forms/browser/drafts.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes, settled, sleeps } from './support/clock.ts';
import { drafted, queued, storeDraft, storeSubmissions, watchDownloads } from './support/device.ts';
import { email } from './support/email.ts';
import { alertOf, control, fill, focused, one, press, said, sayingOf, send, typed } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const DAY = 24 * 3_600_000;
const id = 'demo-form';
const say = says('en');

const draft = (name: string, more = {}) =>
  ({
    version: 1,
    id: name,
    form: id,
    language: 'en',
    savedAt: Date.now(),
    values: { nome: name },
    ...more,
  }) as const;
const form = () => within(one(`form#${id}`));
const list = () => one('section[aria-labelledby=drafts-title]');
const listButton = (name: string | RegExp) => within(list()).getByRole('button', { name });

test('a draft is stored at once, complete, and without consents', async () => {
  await openPage('/en/design-partner');
  fill('design-partner-form', 'nome', 'Ada');
  await until(() => expect(drafted()).toHaveLength(1));
  fill('design-partner-form', 'motivazione', 'First line\nsecond line');
  expect(drafted()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      form: 'design-partner-form',
      language: 'en',
      savedAt: expect.any(Number),
      values: { nome: 'Ada', motivazione: 'First line\nsecond line' },
    },
  ]);
  fill('design-partner-form', 'nome', '');
  fill('design-partner-form', 'motivazione', ' ');
  expect(drafted()).toEqual([]);
});

test('a draft is restored in another locale, and its origin is announced one time', async () => {
  storeDraft(draft('Ada'));
  await openPage('/it/demo');
  await until(() => expect(control(id, 'nome').value).toBe('Ada'));
  const notice = await until(() => one(`form#${id} > div > p:first-child`));
  expect(sayingOf(notice)).toMatch(/^Quello che hai scritto .* è di nuovo qui\.$/);
  await until(() => expect(said()).toBe(sayingOf(notice)));
  // The notice has its own announcement, so a live region would announce it a second time.
  expect(notice.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
});

test('a draft that another tab shows, too, is sent under its id, by which that tab knows that it was sent', async () => {
  const begun = 'a1b2c3d4-0000-4000-8000-000000000000';
  storeDraft(draft(begun, { values: { email: 'ada@fund.example' }, form: 'newsletter-form' }));
  await openPage('/en');
  await until(() => expect(said()).toMatch(/^What you typed on .* is back\.$/));
  email.stop();
  await send('newsletter-form');
  await until(() => one('div#newsletter-form'));
  expect(drafted()).toEqual([]);
  const [sent] = await queued();
  expect(sent).toMatchObject({ id: begun, params: { from_email: 'ada@fund.example' } });
});

test('text that another tab has typed into the same draft is preserved', async () => {
  storeDraft(draft('Ada'));
  await openPage('/en/demo');
  await until(() => expect(control(id, 'nome').value).toBe('Ada'));
  storeDraft(draft('Ada', { savedAt: Date.now() + 1, values: { nome: 'Grace' } }));
  fill(id, 'nome', 'Alan');
  expect(drafted().map(({ values }) => values.nome)).toEqual(expect.arrayContaining(['Grace', 'Alan']));
});

test.each([
  ['is cleared', 'Ada', ''],
  ['keeps what the visitor has changed', 'Alan', 'Alan'],
])('a form whose restored draft another tab has sent %s', async (_, typedHere, left) => {
  storeDraft(draft('sent', { values: { nome: 'Ada' } }));
  await openPage('/en/demo');
  await until(() => expect(said()).toMatch(/^What you typed on .* is back\.$/));
  if (typedHere !== 'Ada') fill(id, 'nome', typedHere);
  await storeSubmissions(waiting('sent', { form: id }));
  removeDraft('sent');
  dispatchEvent(new StorageEvent('storage'));
  await settled();
  await until(() => expect(control(id, 'nome').value).toBe(left));
});

test('a draft has the id of its submission, and is not restored while the submission is in the queue', async () => {
  email.stop();
  await openPage('/en');
  fill('newsletter-form', 'email', 'ada@fund.example');
  await until(() => expect(drafted()).toHaveLength(1));
  const [{ id } = { id: '' }] = drafted();
  await send('newsletter-form');
  await until(() => one('div#newsletter-form'));
  expect(drafted()).toEqual([]);
  expect(await queued()).toMatchObject([{ id }]);
  storeDraft(draft(id, { form: 'newsletter-form', values: { email: 'ada@fund.example' } }));
  await openPage('/en');
  await until(() => expect(drafted()).toEqual([]));
  expect(typed('newsletter-form')).toEqual({ email: '' });
});

test('"Clear the form" deletes the draft and can be undone until the visitor types again', async () => {
  storeDraft(draft('one', { values: { nome: 'Ada', azienda: 'Fund' } }));
  await openPage('/en/demo');
  const clear = async () => press(await until(() => form().getByRole('button', { name: 'Clear the form' })));
  await clear();
  expect(drafted()).toEqual([]);
  await focused(control(id, 'nome'));
  await until(() => expect(said()).toBe(say('app.draft.cleared')));
  expect(typed(id)).toMatchObject({ nome: '', azienda: '' });
  await press(form().getByRole('button', { name: 'Undo' }));
  expect(typed(id)).toMatchObject({ nome: 'Ada', azienda: 'Fund' });
  expect(drafted()).toMatchObject([{ values: { nome: 'Ada', azienda: 'Fund' } }]);
  await openPage('/en/demo');
  await clear();
  fill(id, 'nome', 'Grace');
  await until(() => expect(form().queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('the chosen one of two drafts is restored, or else that of the same tab, or else the newest', async () => {
  storeDraft(draft('Ada', { savedAt: Date.now() - DAY }));
  storeDraft(draft('Grace'), `${id}:Grace`);
  const entryOf = (begun: string) => ({ key: 1, [`draft:${id}`]: begun });
  await openPage(`/en/demo?draft=Ada#${id}`, { entry: entryOf('Grace') });
  await until(() => expect(control(id, 'nome').value).toBe('Ada'));
  await openPage('/en/demo', { entry: entryOf('Ada') });
  await until(() => expect(control(id, 'nome').value).toBe('Ada'));
  await openPage('/en/demo');
  await until(() => expect(control(id, 'nome').value).toBe('Grace'));
});

test('the notice of a draft is shown again after a failure, but not announced again', async () => {
  storeDraft(draft('Ada', { values: everyForm.find((row) => row.id === id)?.values ?? {} }));
  await openPage('/en/demo');
  await until(() => expect(said()).toMatch(/^What you typed on .* is back\.$/));
  await passes(10_000);
  expect(said()).toBe('');
  email.stop();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard: string[] = [];
  const listening = new MutationObserver(() => heard.push(said()));
  listening.observe(document.body, { childList: true, subtree: true, characterData: true });
  await send(id);
  await until(() => expect(sayingOf(alertOf(id))).toContain(say('forms.unsaved')));
  await until(() => expect(sayingOf(one(`form#${id}`))).toMatch(/What you typed on .* is back\./));
  // An announcement follows its cause after a moment, before that of a later cause.
  await passes(1_000);
  announce('later');
  await until(() => expect(heard).toContain('later'));
  listening.disconnect();
  expect(heard.join(' ')).not.toContain('What you typed');
});

test('input has one draft, also after it moves from a key of its own to that of its form', () => {
  store(draft('Ada'));
  store(draft('Grace'));
  removeDraft('Ada');
  store(draft('Grace', { values: { nome: 'Grace Hopper' } }));
  expect(storedDrafts()).toMatchObject([{ id: 'Grace', values: { nome: 'Grace Hopper' } }]);
  expect(drafted()).toHaveLength(1);
});

test('the list links a draft to its form, deletes it and restores it', async () => {
  storeDraft(draft('Ada'));
  await openPage('/en/outbox');
  await until(list);
  expect(sayingOf(one('h2', list()))).toBe('Unsent drafts');
  expect([...list().querySelectorAll('h3')].map(sayingOf)).toEqual(['Personalised demo']);
  expect(one('a', list()).getAttribute('href')).toBe('/en/demo?draft=Ada#demo-form');
  await press(listButton(/^Delete/));
  await until(() => expect(said()).toBe('Deleted from this device: Personalised demo.'));
  const undo = await until(() => listButton(/^Undo: Personalised demo/));
  await focused(undo);
  expect(drafted()).toEqual([]);
  await press(undo);
  await until(() => expect(said()).toBe('Back in the list: Personalised demo.'));
  expect(drafted()).toMatchObject([{ values: { nome: 'Ada' } }]);
  await focused(await until(() => one('h3', list())));
});

test('the list says of the draft of an edit that it changes a request', async () => {
  storeDraft(draft('Ada', { edits: 'a' }));
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(list())).toContain(say('outbox.drafts.edit')));
});

test('the list asks about a draft after 7 days and deletes nothing without an answer', async () => {
  storeDraft(draft('Ada', { savedAt: Date.now() - 8 * DAY }));
  await openPage('/en/outbox');
  await userEvent.click(await until(() => listButton('Keep it')));
  await until(() => expect(within(list()).queryByRole('button', { name: 'Keep it' })).toBeNull());
  expect(drafted()).toMatchObject([{ id: 'Ada' }]);
  sleeps(6 * DAY);
  await openPage('/en/outbox');
  await until(list);
  expect(within(list()).queryByRole('button', { name: 'Keep it' })).toBeNull();
});

test('a draft that this version cannot read is listed, exported and deletable', async () => {
  const files = watchDownloads();
  storeDraft(draft('Ada'));
  localStorage.setItem('draft:demo-form:new', '{"version":2,"text":"Grace"}');
  localStorage.setItem('draft:broken', 'no JSON');
  await openPage('/en/outbox');
  await until(() => expect(list().querySelectorAll('h3')).toHaveLength(3));
  expect(sayingOf(list())).toContain(say('outbox.unreadable.text'));
  for (const number of [2, 3]) await press(listButton(new RegExp(`^Export as a file: .*, ${number}$`)));
  const texts = await Promise.all(files.map((file) => file.text()));
  expect(texts.sort()).toEqual(['no JSON', '{"version":2,"text":"Grace"}']);
  await press(listButton(/^Delete: Saved by another version.*, 3$/));
  await until(() => expect(said()).toBe('Deleted from this device: Saved by another version of the site.'));
  await until(() => expect(list().querySelectorAll('h3')).toHaveLength(2));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toHaveLength(2);
});
