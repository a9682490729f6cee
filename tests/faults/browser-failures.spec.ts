import type { Page } from '@playwright/test';
import { says } from '../components/support/messages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { delayScript, fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { fault } from './support/fault.ts';
import { hideWorkers, raiseSync } from './support/sync.ts';

test.use({ light: true });

// Browsers that end their attempts, block an API or code, or change their clock.

const DAY = 24 * 60 * 60 * 1000;

const failed = says('en')('common.formFailed.text');
const unsaved = says('en')('forms.unsaved');

/** Runs in the page: makes the clock of an open page adjustable. `jump` takes milliseconds. */
const settableClock = () => {
  const world = globalThis as unknown as { jump(ms: number): void };
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  world.jump = (ms) => {
    ahead += ms;
  };
};
const jump = (page: Page, ms: number) =>
  page.evaluate((by) => (globalThis as unknown as { jump(ms: number): void }).jump(by), ms);

test.describe(() => {
  test.use({ light: false });
  fault(43, 'the browser stops repeating a failed sync', async ({ site, context, page, email, send }) => {
    await page.goto('/en');
    await untilOfflineReady(page);
    await email.stop();
    expect(await send('Ada')).toBe('saved');
    // The browser stops repeating the sync event after a while, so the page must not promise more.
    await expect(
      page.getByText('for a while even if you close this page, and then whenever it’s open'),
    ).toBeVisible();
    const other = await context.newPage();
    const session = await context.newCDPSession(other);
    await page.close();
    for (const lastChance of [false, false, true]) await raiseSync(session, site.origin, lastChance);
    await email.start();
    await other.goto('/en/pricing');
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  });
});

const throwAtOnce = () => {
  globalThis.BroadcastChannel = class {
    constructor() {
      throw new DOMException('planted', 'SecurityError');
    }
  } as unknown as typeof BroadcastChannel;
};
const throwWhenUsed = () => {
  BroadcastChannel.prototype.postMessage = () => {
    throw new DOMException('planted', 'SecurityError');
  };
};

for (const [when, plant] of [
  ['', throwAtOnce],
  [' when it is used', throwWhenUsed],
] as const) {
  fault(46, `BroadcastChannel throws${when}`, async ({ context, page, email, send }) => {
    await context.addInitScript(plant);
    await page.goto('/en');
    expect(await send('Ada')).toBe('sent');
    email.order({ plan: [step({ status: 503, times: 50 })], ratePerSecond: 1 });
    expect(await send('Grace')).toBe('saved');
    email.order({ plan: [], ratePerSecond: 1 });
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
  });
}

for (const [where, by] of [
  ['forward', 8 * DAY],
  ['back', -8 * DAY],
  ['ten minutes back', -10 * 60_000],
] as const) {
  fault(53, `the clock jumps ${where} in an open page`, async ({ context, page, email, send }) => {
    await context.addInitScript(settableClock);
    await page.goto('/en');
    email.order({ plan: [step({ status: 503, times: 2 })], ratePerSecond: 1 });
    expect(await send('Ada')).toBe('saved');
    await jump(page, by);
    await expect.poll(() => email.mails().length, { timeout: 80_000 }).toBe(1);
  });
}

fault(28, 'the clock is set 8 days forward or back', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await page.close();
  await email.start();
  email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
  for (const days of [8, -8]) {
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + days * DAY);
    const attempts = email.log.length;
    await later.goto('/en');
    await expect.poll(() => email.log.length).toBeGreaterThan(attempts);
    await later.close();
  }
  const today = await context.newPage();
  await today.goto('/en');
  // If a tab is closed during a request, the request may be repeated with the same id.
  const arrived = () =>
    new Set(email.mails().map(({ template_params }) => template_params.submission_id)).size;
  await expect.poll(arrived, { timeout: 20_000 }).toBe(2);
});

fault(54, 'TLS failure', async ({ context, page, email, send }) => {
  // Workers are hidden, because a worker would store the altered code and send with its own code.
  await hideWorkers(context);
  // Replaces the address of the email service in the build by an https address. The service does not support TLS.
  const secure = (text: string) => text.replaceAll('http://127.0.0.1:4174', 'https://127.0.0.1:4174');
  await context.route(/\/en$|\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(answer.headers()).map(([name, value]) => [name, secure(value)]),
    );
    await route.fulfill({ response: answer, headers, body: secure(await answer.text()) });
  });
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://127.0.0.1:4174'),
  );
  await page.goto('/en');
  expect(await send('Ada')).toBe('saved');
  expect((await failed).failure()?.errorText).toContain('ERR_SSL');
  expect(email.log).toEqual([]);
  await context.unrouteAll({ behavior: 'wait' });
});

for (const [what, file] of [
  ['the page’s', 'app'],
  ['the outbox’s', 'connect'],
] as const) {
  fault(55, `${what} code cannot be fetched`, async ({ context, page, email, note }) => {
    // Workers are hidden, because a worker has a copy of the code.
    await hideWorkers(context);
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/en');
    await fillContactForm(page, { name: 'Ada' });
    await sendContactForm(page);
    const alert = page.getByRole('alert');
    const notSent = alert.filter({ hasText: failed }).or(alert.filter({ hasText: unsaved }));
    await expect(notSent.first()).toBeVisible({ timeout: 20_000 });
    note('Ada', true);
    await page.unroute(`**/assets/${file}-*.js`);
    await expect(page.locator('#contact-form [name=name]')).toHaveValue('Ada');
    await sendContactForm(page);
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  });
}

fault(65, 'the request for the outbox’s code hangs', async ({ context, page, email, note }) => {
  // Workers are hidden, because a worker has a copy of the code.
  await hideWorkers(context);
  const release = await delayScript(page, 'connect');
  await page.goto('/en');
  await fillContactForm(page, { name: 'Ada' });
  await sendContactForm(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Sending Error' })).toBeVisible();
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Ada');
  release();
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  note('Ada', true);
  expect(email.mails()).toHaveLength(1);
});
