import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { lengthenPauses, passes } from './support/clock.ts';
import { storePause, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import { one, press, sayingOf } from './support/form.ts';
import { heading, openList, region, row, rows } from './support/list.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

lengthenPauses();

const rejected = { state: 'rejected', attempts: 1, status: 422, text: 'no recipient' } as const;

test('the list shows the status, the reason and the actions of each submission, with distinct accessible names', async () => {
  const say = says('it');
  const notBefore = Date.now() + 600_000;
  await storeSubmissions(
    waiting('a', { delivery: { state: 'queued', attempts: 1, notBefore: 0, reason: 'limited' } }),
    waiting('b', {
      delivery: { state: 'queued', attempts: 8, notBefore, reason: 'unreachable', status: 503 },
    }),
    waiting('c', { delivery: { state: 'queued', attempts: 3, notBefore, reason: 'account', status: 402 } }),
    waiting('d', { delivery: rejected }),
    waiting('e', { form: 'webinar-form', params: { webinar: 'Agents in committee' } }),
  );
  await storePause(Date.now() + 20_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/it/outbox');
  await until(() => expect(rows()).toHaveLength(5));
  const counts = [say('outbox.waiting', { count: 4 }), say('common.outboxRejected', { count: 1 })];
  expect(sayingOf(heading())).toBe(counts.join(' · '));
  const statuses = [
    ['queued', 1, 'limited'],
    ['queued', 8, 'failing'],
    ['queued', 3, 'quota'],
    ['rejected', 1, 'rejected'],
    ['queued', 8, 'failing'],
  ] as const;
  for (const [index, [state, count, reason]] of statuses.entries()) {
    const text = sayingOf(row(index));
    // The status comes first, and all times are in one line.
    expect(sayingOf(one('h3 + p', row(index)))).toBe(say(`outbox.state.${state}`));
    expect(text).toContain(say(`outbox.reason.${reason}`));
    expect(text).toContain(` · ${say('outbox.item.attempts', { count })}`);
    const actions = [...row(index).querySelectorAll('button, a')].map(sayingOf);
    const labels = ['send', 'edit', 'delete'] as const;
    expect(actions).toEqual(labels.map((label) => say(`outbox.${label}`)));
  }
  for (const index of [0, 1, 2, 3]) expect(sayingOf(row(index))).toContain(say('common.form.contact-form'));
  expect(sayingOf(row(4))).toContain(`${say('common.form.webinar-form')} · Agents in committee`);
  const operated = [...region().querySelectorAll('li a, li button')];
  expect(new Set(operated.map((each) => each.getAttribute('aria-label'))).size).toBe(15);
  expect(row(1).querySelector('a')?.getAttribute('aria-label')).toMatch(/\(2 .* 4\)$/);
  expect(row(0).querySelector('a')?.getAttribute('href')).toBe('/it?edit=a#contact-form');
});

test('without a connection, a request that reached nobody waits for it, and names no time', async () => {
  const say = says('en');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const notBefore = Date.now() + 600_000;
  await openList(
    waiting('a', { delivery: { state: 'queued', attempts: 2, notBefore, reason: 'unreachable' } }),
  );
  await until(() => expect(sayingOf(row(0))).toContain(say('outbox.reason.offline')));
  const isTimed = () => sayingOf(row(0)).includes(say('outbox.item.nextTry', { time: '' }).trim());
  expect(isTimed()).toBe(false);
});

test('a request of a kiosk shows the event and the note that go out with it, and its receipt the event', async () => {
  const say = says('en');
  await openList(
    waiting('a', { params: { name: 'Ada', event: 'slush26', note: 'Wants a call' } }),
    waiting('b'),
  );
  expect(sayingOf(row(0))).toContain(say('outbox.item.event', { event: 'slush26' }));
  expect(sayingOf(row(0))).toContain(say('outbox.item.note', { note: 'Wants a call' }));
  expect(sayingOf(row(1))).not.toMatch(/Event:|note:/);
  await press(within(row(0)).getByRole('button', { name: /^Send/ }));
  const receipts = await until(() => one('[aria-labelledby=receipts-title]'));
  expect(sayingOf(receipts)).toContain(say('outbox.item.event', { event: 'slush26' }));
  expect(sayingOf(receipts)).not.toContain('Wants a call');
});

test('a submission that is being sent shows neither the reason of its last failure nor "Send now"', async () => {
  const say = says('en');
  await openList(waiting('a'), waiting('b'));
  expect(sayingOf(row(0))).toContain(say('outbox.reason.failing'));
  email.answers({ status: 503, delayMs: 5_000 });
  const send = within(row(0)).getByRole('button', { name: /^Send/ });
  await press(send);
  await until(() => expect(sayingOf(row(0))).toContain(say('outbox.state.sending')));
  expect(sayingOf(row(0))).not.toContain(say('outbox.reason.failing'));
  expect(sayingOf(row(0))).not.toContain('Will try again');
  // The pressed button is busy and keeps the focus.
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(send);
  expect(sayingOf(row(1))).toContain(say('outbox.reason.failing'));
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(row(0))).toContain(say('outbox.state.sending')));
  const actions = [...row(0).querySelectorAll('button, a')].map(sayingOf);
  expect(actions).toEqual([say('outbox.edit'), say('outbox.delete')]);
});

test('the list is empty without submissions, and the flight check shows that no copy exists', async () => {
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

test('a failed read is repeated before the page reports that the browser stores nothing', async () => {
  await storeSubmissions(waiting('a'));
  const { getAllKeys } = IDBObjectStore.prototype;
  // Two failures: one more than the database adapter retries.
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

test('the list does not change while the database does not answer', async () => {
  await storeSubmissions(waiting('a'));
  await openPage('/en/outbox');
  await until(() => expect(document.querySelectorAll('main li h3')).toHaveLength(1));
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  document.dispatchEvent(new Event('visibilitychange'));
  // The list is read again after half a second, and then every ten seconds.
  for (const pause of [1_000, 11_000, 11_000]) {
    await until(() => expect(read).toHaveBeenCalled());
    read.mockClear();
    await passes(pause);
  }
  expect(document.querySelector('main [role=alert]')?.textContent ?? '').toBe('');
  expect(document.querySelectorAll('main li h3')).toHaveLength(1);
});
