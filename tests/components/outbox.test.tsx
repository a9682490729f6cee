import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Submission } from '#features/submissions/model/schemas.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes } from './support/clock.ts';
import { keep, keepPause, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { focused, one, press, said, sayingOf } from './support/form.ts';
import { closePage, openPage } from './support/page.tsx';
import { says } from './support/words.ts';

// What failed is not tried again in the moment in which it is looked at.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

const refused = { state: 'rejected', attempts: 1, status: 422, text: 'no recipient' } as const;

const region = () => one('section[aria-labelledby=waiting-title]');
const rows = () => [...region().querySelectorAll<HTMLElement>('li:has(h3)')];
const heading = () => one('#waiting-title');
const row = (index: number) => {
  const found = rows()[index];
  if (!found) throw new Error(`There is no row ${index}.`);
  return found;
};
const button = (name: string | RegExp, index = 0) => within(row(index)).getByRole('button', { name });
const inRegion = (name: string | RegExp) => within(region()).queryAllByRole('button', { name });
const sentNames = () => email.mails().map(({ template_params }) => template_params.name);

async function openList(...submissions: readonly Submission[]): Promise<void> {
  await keep(...submissions);
  await openPage('/en/outbox');
  await until(() => expect(rows()).toHaveLength(submissions.length));
}

test('the list says how each stands and why, and what can be done with it, by buttons with names of their own', async () => {
  const say = says('it');
  const notBefore = Date.now() + 600_000;
  await keep(
    waiting('a', { delivery: { state: 'queued', attempts: 1, notBefore: 0, reason: 'limited' } }),
    waiting('b', {
      delivery: { state: 'queued', attempts: 8, notBefore, reason: 'unreachable', status: 503 },
    }),
    waiting('c', { delivery: { state: 'queued', attempts: 3, notBefore, reason: 'account', status: 402 } }),
    waiting('d', { delivery: refused }),
    waiting('e', {
      form: 'webinar-form',
      params: { webinar: 'Agents in committee' },
      delivery: { state: 'sending', attempts: 1, leaseEnds: Date.now() + 10_000 },
    }),
  );
  await keepPause(Date.now() + 20_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/it/outbox');
  await until(() => expect(rows()).toHaveLength(5));
  const counts = [say('outbox.waiting', { count: 4 }), say('common.outboxRefused', { count: 1 })];
  expect(sayingOf(heading())).toBe(counts.join(' · '));
  const stands = [
    ['queued', 1, 'limited'],
    ['queued', 8, 'failing'],
    ['queued', 3, 'quota'],
    ['rejected', 1, 'refused'],
    ['sending', 1],
  ] as const;
  for (const [index, [state, count, reason]] of stands.entries()) {
    const text = sayingOf(row(index));
    expect(text).toContain(`${say(`outbox.state.${state}`)} · ${say('outbox.item.attempts', { count })}`);
    if (reason) expect(text).toContain(say(`outbox.reason.${reason}`));
    const actions = [...row(index).querySelectorAll('button, a')].map(sayingOf);
    const words = ['send', 'edit', 'delete'] as const;
    expect(actions).toEqual(words.map((word) => say(`outbox.${word}`)));
  }
  for (const index of [0, 1, 2, 3]) expect(sayingOf(row(index))).toContain(say('outbox.form.contact-form'));
  expect(sayingOf(row(4))).toContain(`${say('outbox.form.webinar-form')} · Agents in committee`);
  const operated = [...region().querySelectorAll('li a, li button')];
  expect(new Set(operated.map((each) => each.getAttribute('aria-label'))).size).toBe(15);
  expect(row(1).querySelector('a')?.getAttribute('aria-label')).toMatch(/\(2 .* 4\)$/);
  expect(row(0).querySelector('a')?.getAttribute('href')).toBe('/it?edit=a#contact-form');
});

test('the list is empty where nothing waits, and says before a flight that there is no copy to refresh', async () => {
  const say = says('es');
  await openPage('/es/outbox');
  await until(() => expect(sayingOf(heading())).toBe(say('outbox.empty')));
  expect(sayingOf(region())).toContain(say('outbox.empty.text'));
  expect(region().querySelectorAll('li, button')).toHaveLength(0);
  const trip = () => one('[aria-labelledby=trip-title]');
  await until(() => expect(sayingOf(trip())).toContain(say('outbox.copy.none')));
  await until(() => expect(sayingOf(trip())).toContain(say('outbox.trip.waiting', { count: 0 })));
  expect(trip().querySelector('button')).toBeNull();
});

test('a deletion and its undoing keep the focus in the row, and are said', async () => {
  await openList(waiting('a', { delivery: refused }), waiting('b'), waiting('c', { delivery: refused }));
  await press(button(/^Delete/, 1));
  await until(() => expect(said()).toBe('Deleted from this device: Demo request.'));
  const undo = await until(() => within(region()).getByRole('button', { name: /^Undo/ }));
  await focused(undo);
  await until(() => expect(sayingOf(heading())).toBe('2 to review'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'c']);
  await userEvent.keyboard('{Enter}');
  await until(() => expect(said()).toBe('Back in the list: Demo request.'));
  await until(() => expect(rows()).toHaveLength(3));
  await focused(row(1).querySelector('h3'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  // What has been had back and is gone later is not there to be had back again.
  await press(button(/^Send/, 1));
  await until(() => expect(sentNames()).toEqual(['b']));
  await until(() => expect(rows()).toHaveLength(2));
  expect(inRegion(/^Undo/)).toEqual([]);
});

test('an attempt that fails is said with its reason, and the focus stays', async () => {
  await openList(waiting('a'), waiting('b'));
  email.stop();
  await press(button(/^Send/));
  const reason = 'The email service could not be reached.';
  await until(() => expect(said()).toBe(`Not sent yet: Demo request. ${reason}`));
  expect(document.activeElement).toBe(button(/^Send/));
  const [all] = inRegion('Send all now');
  await press(all);
  await until(() => expect(said()).toBe(`Nothing could be sent yet. 2 requests are left. ${reason}`));
  expect(document.activeElement).toBe(all);
  expect(await queued()).toHaveLength(2);
});

test('"delivered" is said of one, "sent" of all, and neither of what the service does not want', async () => {
  await openList(waiting('a'));
  await press(button(/^Send/));
  await until(() => expect(said()).toBe('Delivered: Demo request.'));
  await closePage();
  await openList(waiting('a'), waiting('b'));
  await press(inRegion('Send all now')[0]);
  await until(() => expect(said()).toBe('Everything in the list has been sent.'));
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  await focused(heading());
  expect(sentNames().sort()).toEqual(['a', 'a', 'b']);
  expect(await queued()).toEqual([]);
  await closePage();
  email.answers({ status: 422, body: 'no recipient' });
  await openList(waiting('a'));
  await press(button(/^Send/));
  await until(() => expect(sayingOf(region())).toContain(says('en')('outbox.state.rejected')));
  expect(said()).not.toContain('Delivered');
  // The owner has repaired the template: the same request goes out unchanged.
  email.answers();
  await press(inRegion(/^Send all/)[0] as HTMLElement);
  await until(() => expect(said()).toContain(says('en')('outbox.said.allSent')));
  expect(sentNames().at(-1)).toBe('a');
});

test('nothing that is erased can be had back', async () => {
  await openList(waiting('a', { delivery: refused }), waiting('b', { delivery: refused }));
  await press(button(/^Delete/));
  await until(() => expect(inRegion(/^Undo/)).toHaveLength(1));
  await press(await until(() => within(one('main')).getByRole('button', { name: 'Erase everything' })));
  const dialog = await until(() => one('dialog[open]'));
  await focused(one('h2', dialog));
  // A key pressed twice erases nothing.
  await userEvent.keyboard('{Enter}');
  expect(await queued()).toHaveLength(1);
  await press(within(dialog).getByRole('button', { name: 'Yes, erase everything' }));
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  expect(document.body.textContent).toContain('Erased. Nothing of yours');
  expect(inRegion(/^Undo/)).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('an exported file is chosen in the words of the page', async () => {
  await openPage('/de/outbox');
  const input = one<HTMLInputElement>('label input[type=file]');
  expect(sayingOf(input.closest('label') ?? input)).toBe(says('de')('outbox.takeIn'));
  Object.defineProperty(input, 'files', { value: [new File(['no export'], 'export.json')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const alert = () => one('[data-corner] [role=alert]').textContent;
  await until(() => expect(alert()).toContain(says('de')('outbox.takeIn.notOurs')));
});

test('one read that fails is repeated before the page says that nothing can be kept', async () => {
  await keep(waiting('a'));
  const { getAllKeys } = IDBObjectStore.prototype;
  // Once more than the database itself tries again.
  let failing = 2;
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function (
    this: IDBObjectStore,
    ...query
  ) {
    if (failing-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    return getAllKeys.apply(this, query);
  });
  await openPage('/en/outbox');
  await until(() => expect(document.querySelectorAll('main h3')).toHaveLength(1));
  expect(document.querySelector('main [role=alert]')?.textContent ?? '').toBe('');
});

test('what is in sight stays there while the database does not answer', async () => {
  await keep(waiting('a'));
  await openPage('/en/outbox');
  await until(() => expect(document.querySelectorAll('main li h3')).toHaveLength(1));
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  document.dispatchEvent(new Event('visibilitychange'));
  // It is read again after half a second, and then every ten.
  for (const pause of [1_000, 11_000, 11_000]) {
    await until(() => expect(read).toHaveBeenCalled());
    read.mockClear();
    await passes(pause);
  }
  expect(document.querySelector('main [role=alert]')?.textContent ?? '').toBe('');
  expect(document.querySelectorAll('main li h3')).toHaveLength(1);
});
