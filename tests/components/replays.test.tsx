import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DRAFTS_DATABASE } from '#site/storage-keys.ts';
import { keep, keepDraft, kept, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { waiting } from './support/submissions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Sooner than any timer of the outbox. */
const soon = { timeout: 2_500, interval: 100 };

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
});

/** A clock that goes ahead by as much as is set, also for code that has it already. */
function settableClock() {
  const { now } = Date;
  const clock = { ahead: 0 };
  vi.spyOn(Date, 'now').mockImplementation(() => now() + clock.ahead);
  return clock;
}

test('a connection that comes back brings out what waits', async () => {
  await email.stop();
  await keep(waiting('a', { delivery: { state: 'queued', attempts: 0, notBefore: 0 } }));
  await openPage('/en');
  await until(async () =>
    expect((await queued())[0]?.delivery).toMatchObject({
      state: 'queued',
      attempts: 1,
      reason: 'unreachable',
    }),
  );
  await email.start();
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(email.mails()).toHaveLength(1);
  }, soon);
});

test('a tab that is shown again sends what has become due meanwhile', async () => {
  const clock = settableClock();
  await keep(waiting('a'));
  await openPage('/en');
  await until(() => expect(sayingOf(one('header'))).toContain('1 waiting'));
  document.dispatchEvent(new Event('visibilitychange'));
  // After the last look at the queue, which comes a quarter of a second after the page has begun.
  await new Promise((resolve) => setTimeout(resolve, 750));
  expect(email.attempts()).toEqual([]);
  clock.ahead = 11 * MINUTE;
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(email.mails()).toHaveLength(1);
  }, soon);
});

test('the app’s icon counts what waits', async () => {
  const setAppBadge = vi.fn(async (_count: number) => {});
  Object.assign(navigator, { setAppBadge });
  await keep(waiting('a'), waiting('b'));
  await openPage('/en');
  await until(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

test('after 30 days the visitor is asked, and may keep it on', async () => {
  await keep(waiting('a', { submittedAt: Date.now() - 31 * DAY }), waiting('b', { submittedAt: Date.now() }));
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(one('main'))).toContain('2 requests are waiting'));
  const ask = within(one('main')).getAllByRole('button', { name: 'Keep it' });
  expect(ask).toHaveLength(1);
  await userEvent.click(ask[0] as HTMLElement);
  await until(() => expect(within(one('main')).queryByRole('button', { name: 'Keep it' })).toBeNull());
  expect(await queued()).toHaveLength(2);
});

test('after 7 days a draft is asked about, and nothing is deleted by itself', async () => {
  const draft = { version: 1, form: 'demo-form', language: 'en', values: { nome: 'Ada' } } as const;
  await keepDraft({ ...draft, savedAt: Date.now() - 8 * DAY });
  await openPage('/en/outbox');
  const drafts = await until(() => one('section[aria-labelledby=drafts-title]'));
  await userEvent.click(within(drafts).getByRole('button', { name: 'Keep it' }));
  await until(() => expect(within(drafts).queryByRole('button', { name: 'Keep it' })).toBeNull());
  expect(await kept(DRAFTS_DATABASE)).toHaveLength(1);
});

test('an edit that goes on holds its request back for longer', async () => {
  const { setInterval: every } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((task: () => void, ms = 0) =>
    every(task, ms === MINUTE ? 50 : ms)) as typeof setInterval);
  await keep(waiting('a'));
  await openPage('/en?edit=a#contact-form');
  const lease = async () => {
    const delivery = (await queued())[0]?.delivery;
    return delivery?.state === 'editing' ? delivery.leaseEnds : 0;
  };
  const first = await until(async () => {
    const ends = await lease();
    expect(ends).toBeGreaterThan(0);
    return ends;
  });
  await until(async () => expect(await lease()).toBeGreaterThan(first));
});
