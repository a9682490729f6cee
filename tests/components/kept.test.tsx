import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '#features/submissions/view/formControls.ts';
import { formById } from '#site/forms.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes, sleeps } from './support/clock.ts';
import { drafted, keep, keepDraft, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { control, fill, focused, header, one, press, said, sayingOf, typed } from './support/form.ts';
import { openPage } from './support/page.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const id = 'demo-form';
/** A request of the demo form. */
const demo = (name: string, more = {}) => waiting(name, { form: id, params: { nome: name }, ...more });
const drafts = () => one('section[aria-labelledby=drafts-title]');
const keepButtons = (inside = one('main')) => within(inside).queryAllByRole('button', { name: 'Keep it' });

// What failed is not tried again in the moment in which it is looked at.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

describe('a draft', () => {
  test('is listed with the way back to its form, deleted, and brought back', async () => {
    await openPage('/en/demo');
    fill(id, 'nome', 'Ada');
    await until(async () => expect(await drafted()).toHaveLength(1));
    await openPage('/en/outbox');
    await until(drafts);
    expect(sayingOf(one('h2', drafts()))).toBe('Unsent drafts');
    expect([...drafts().querySelectorAll('h3')].map(sayingOf)).toEqual(['Personalised demo']);
    expect(one('a', drafts()).getAttribute('href')).toMatch(/^\/en\/demo\?draft=[0-9a-f-]+#demo-form$/);
    await press(within(drafts()).getByRole('button', { name: /^Delete/ }));
    await until(() => expect(said()).toBe('Deleted from this device: Personalised demo.'));
    const undo = await until(() =>
      within(drafts()).getByRole('button', { name: /^Undo: Personalised demo/ }),
    );
    await focused(undo);
    expect(await drafted()).toEqual([]);
    await press(undo);
    await until(() => expect(said()).toBe('Back in the list: Personalised demo.'));
    expect(await drafted()).toMatchObject([{ values: { nome: 'Ada' } }]);
    await focused(await until(() => one('h3', drafts())));
  });

  test('stands in its form again, in whatever language', async () => {
    await openPage('/en/design-partner');
    fill('design-partner-form', 'nome', 'Ada');
    fill('design-partner-form', 'motivazione', 'First line\nsecond line');
    await until(async () => expect(await drafted()).toHaveLength(1));
    await openPage('/it/design-partner');
    await until(() => expect(control('design-partner-form', 'nome').value).toBe('Ada'));
    expect(control('design-partner-form', 'motivazione').value).toBe('First line\nsecond line');
  });

  test('is cleared from its form at a press, which can be undone until something is typed', async () => {
    const draft = { version: 2, id: 'one', form: id, language: 'en', savedAt: Date.now() } as const;
    await keepDraft({ ...draft, values: { nome: 'Ada', azienda: 'Fund' } });
    await openPage('/en/demo');
    const form = () => within(one(`#${id}`));
    const clear = async () =>
      press(await until(() => form().getByRole('button', { name: 'Clear the form' })));
    await clear();
    await until(async () => expect(await drafted()).toEqual([]));
    await focused(control(id, 'nome'));
    expect(typed(id)).toMatchObject({ nome: '', azienda: '' });
    await press(form().getByRole('button', { name: 'Undo' }));
    expect(typed(id)).toMatchObject({ nome: 'Ada', azienda: 'Fund' });
    await until(async () => expect(await drafted()).toMatchObject([{ values: { azienda: 'Fund' } }]));
    await openPage('/en/demo');
    await clear();
    fill(id, 'nome', 'Grace');
    await until(() => expect(form().queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('of two the one that was chosen stands in the form', async () => {
    const draft = { version: 2, form: id, language: 'en' } as const;
    await keepDraft({ ...draft, id: 'one', values: { nome: 'Ada' }, savedAt: Date.now() - DAY });
    await keepDraft({ ...draft, id: 'two', values: { nome: 'Grace' }, savedAt: Date.now() });
    await openPage(`/en/demo?draft=one#${id}`);
    await until(() => expect(control(id, 'nome').value).toBe('Ada'));
    await openPage('/en/demo');
    await until(() => expect(control(id, 'nome').value).toBe('Grace'));
  });

  test('that the browser has put back by itself is that draft, and another text is none', () => {
    document.body.innerHTML = '<form><input name="nome" value="Ada"><input name="azienda"></form>';
    const form = one<HTMLFormElement>('form');
    expect(fillIn(formById(id), form, { nome: 'Ada' })).toBe(true);
    expect(fillIn(formById(id), form, { nome: 'Grace' })).toBe(false);
    expect(fillIn(formById(id), form, { nome: 'Grace', azienda: 'Fund' })).toBe(true);
    expect([...form.elements].map((input) => (input as HTMLInputElement).value)).toEqual(['Ada', 'Fund']);
  });

  test('is asked about after 7 days, and nothing is deleted by itself', async () => {
    const draft = { version: 2, id: 'one', form: id, language: 'en', values: { nome: 'Ada' } } as const;
    await keepDraft({ ...draft, savedAt: Date.now() - 8 * DAY });
    await openPage('/en/outbox');
    await userEvent.click(await until(() => within(drafts()).getByRole('button', { name: 'Keep it' })));
    await until(() => expect(keepButtons(drafts())).toEqual([]));
    expect(await drafted()).toHaveLength(1);
  });
});

describe('what waits', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'storage');
  });

  test('is what the browser is asked to keep for good, and not before', async () => {
    const persist = vi.fn(async () => false);
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    email.stop();
    await openPage('/en/blog');
    fill('blog-newsletter-form', 'email', 'ada@fund.example');
    await until(async () => expect(await drafted()).toHaveLength(1));
    expect(persist).not.toHaveBeenCalled();
    await userEvent.click(one('form#blog-newsletter-form button[type=submit]'));
    await until(() => one('div#blog-newsletter-form'));
    expect(persist).toHaveBeenCalledOnce();
  });

  test('and has become due meanwhile goes out when the tab is shown again', async () => {
    const show = () => document.dispatchEvent(new Event('visibilitychange'));
    await keep(demo('a'));
    await openPage('/en/demo');
    await until(() => expect(header()).toContain('1 waiting'));
    show();
    await passes(1_000);
    expect(email.attempts()).toEqual([]);
    sleeps(11 * MINUTE);
    show();
    await until(() => expect(email.mails()).toHaveLength(1));
  });

  test('is counted on the app’s icon', async () => {
    const setAppBadge = vi.fn(async (_count: number) => {});
    Object.assign(navigator, { setAppBadge });
    await keep(demo('a'), demo('b'));
    await openPage('/en/demo');
    await until(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  });

  test('is asked about after 30 days, and may be kept on', async () => {
    await keep(demo('a', { submittedAt: Date.now() - 31 * DAY }), demo('b', { submittedAt: Date.now() }));
    await openPage('/en/outbox');
    await until(() => expect(sayingOf(one('main'))).toContain('2 requests are waiting'));
    expect(keepButtons()).toHaveLength(1);
    await press(keepButtons()[0]);
    await until(() => expect(keepButtons()).toEqual([]));
    expect(await queued()).toHaveLength(2);
  });
});
