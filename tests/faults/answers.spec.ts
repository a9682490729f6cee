import type { Page } from '@playwright/test';
import type { FaultStep } from '#scripts/email/plan.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { untilOfflineReady } from '../e2e/support/steps.ts';
import { type FaultWorld, fault } from './support/fault.ts';

test.use({ light: true });

fault(9, 'repeated 429 responses', async ({ page, email, send }) => {
  email.order({ plan: [step({ status: 429, times: 4 })], ratePerSecond: 1 });
  await page.goto('/en');
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await expect.poll(() => email.mails().length, { timeout: 40_000 }).toBe(2);
  const times = email.log.map(({ at }) => at);
  for (const [index, time] of times.slice(1).entries()) {
    expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(990);
  }
});

fault(10, 'the service accepts one request a second', async ({ page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  const names = ['Ada', 'Grace', 'Edith', 'Joan', 'Rosalind'];
  for (const name of names) expect(await send(name)).toBe('saved');
  // The page is left before the service starts. Otherwise the navigation could end a request that the service accepts,
  // and the next page would repeat it.
  await page.goto('about:blank');
  await email.start();
  await page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(names.length);
  expect(email.log.map(({ status }) => status)).toEqual(names.map(() => 200));
});

/** Failures after which a request is saved and sent again: the number of the fault, its name, and the first answers. */
const failures: readonly [number, string, ...Partial<FaultStep>[]][] = [
  [8, 'bursts of 500, 502, 503', { status: 500 }, { status: 502 }, { status: 503 }],
  [11, '429 without CORS headers', { status: 429, cors: false, times: 2 }],
  [13, 'captive portal: 200 with HTML', { body: '<html>Sign in</html>' }],
  [14, 'captive portal: redirect', { redirect: '/portal' }],
  [15, 'no response', { never: true }],
  [16, 'truncated response', { truncate: true }],
];

for (const [number, name, ...deeds] of failures) {
  fault(number, name, async ({ page, email, send }) => {
    email.order({ plan: deeds.map(step), ratePerSecond: 1 });
    await page.goto('/en');
    expect(await send('Ada')).toBe('saved');
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(page.locator('header')).not.toContainText('waiting', { timeout: 20_000 });
    if (number === 8) expect(email.log.map(({ status }) => status)).toEqual([500, 502, 503, 200]);
  });
}

fault(19, 'the service rejects the first request of the queue', async ({ page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  for (const name of ['Poison', 'Ada', 'Grace']) expect(await send(name)).toBe('saved');
  await email.start();
  email.order({ plan: [step({ status: 422, body: 'The recipients address is empty' })], ratePerSecond: 1 });
  await page.goto('/en/outbox');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
  await expect(page.getByText('Needs your attention')).toBeVisible();
  await expect(page.getByText('The email service refused this request.')).toBeVisible();
});

const account = [
  [412, '', 'isn’t accepting our messages'],
  [403, 'Forbidden', 'refuses messages from this site'],
  [426, '', 'has reached its monthly limit'],
  [451, 'Unavailable For Headless Browser', 'automated browsers'],
  [400, 'The Public Key is invalid', 'isn’t accepting our messages'],
] as const;

for (const [status, body, words] of account) {
  fault(20, `account error ${status}`, async ({ page, email, send }) => {
    email.order({ plan: [step({ status, body, times: 9 })], ratePerSecond: 1 });
    await page.goto('/en');
    expect(await send('Ada')).toBe('saved');
    await expect(page.getByText('Our email service isn’t accepting messages right now.')).toBeVisible();
    expect(await send('Grace')).toBe('saved');
    await page.goto('/en/outbox');
    await expect(page.getByText(words).first()).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(email.log).toHaveLength(2); // Each submission has one attempt.
  });
}

fault(21, 'text over the limit is not saved, and a 413 rejects it', async ({ page, email, send }) => {
  await page.goto('/en');
  await page.locator('#contact-form [name=role]').fill('x'.repeat(201));
  await page.locator('#contact-form button[type=submit]').click();
  await expect(page.locator('#contact-form-role-error')).toContainText('200');
  expect(email.log).toEqual([]);
  email.order({ plan: [step({ status: 413 })], ratePerSecond: 1 });
  expect(await send('Ada')).toBe('failed');
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Ada');
  await page.goto('/en/outbox');
  await expect(page.getByText('Needs your attention')).toBeVisible();
});

fault(22, 'the first attempt online fails with 5xx', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  expect(await send('Ada')).toBe('saved');
  email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
  await context.setOffline(false);
  await expect.poll(() => email.log.map(({ status }) => status), { timeout: 30_000 }).toEqual([503, 200]);
});

/** Returns Ada's entry in the list of /outbox. */
const entryOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'ada@fund.example' });

/**
 * Simulates a template without a recipient. Ada's request is rejected. Grace's request gets the same response, which
 * now counts as an account error. At the end `page` shows /outbox.
 */
async function rejectBoth({ page, email, send }: FaultWorld): Promise<void> {
  const refusal = step({ status: 422, body: 'The recipients address is empty', times: 50 });
  email.order({ plan: [refusal], ratePerSecond: 1 });
  await page.goto('/en');
  expect(await send('Ada')).toBe('failed');
  await page.goto('/en');
  expect(await send('Grace')).toBe('saved');
  await page.goto('/en/outbox');
  await expect(entryOf(page)).toContainText('Needs your attention');
  await expect(page.getByText('isn’t accepting our messages')).toBeVisible();
}

/** Expects that both requests were delivered with the ids of their first attempts. */
async function expectDelivered({ page, email, note }: FaultWorld): Promise<void> {
  const names = () => email.mails().map(({ template_params }) => template_params.name);
  await expect.poll(() => names().sort(), { timeout: 30_000 }).toEqual(['Ada', 'Grace']);
  expect(new Set(email.log.map(({ submissionId }) => submissionId)).size).toBe(2);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  note('Ada', true);
}

fault(76, '"Send now" delivers both requests after a rejected template is repaired', async (world) => {
  const { page, email } = world;
  await rejectBoth(world);
  const entry = entryOf(page);
  const reason = entry.getByText('The email service refused this request.');
  const sendNow = entry.getByRole('button', { name: /^Send now/ });
  await expect(reason).toBeVisible();
  // Before the repair, the request is rejected again and stays in the list.
  const request = email.hold();
  await sendNow.click();
  await request.arrived;
  await expect(entry).toContainText('Sending');
  await expect(reason).toHaveCount(0);
  await expect(sendNow).toBeDisabled();
  request.answer(step({ status: 422, body: 'The recipients address is empty' }));
  await expect(entry).toContainText('tried 2 times');
  await expect(reason).toBeVisible();

  email.order({ plan: [], ratePerSecond: 1 });
  await sendNow.click();
  await expectDelivered(world);
});

fault(76, '"Send all" delivers both requests after a rejected template is repaired', async (world) => {
  await rejectBoth(world);
  world.email.order({ plan: [], ratePerSecond: 1 });
  await world.page.getByRole('button', { name: 'Send all now' }).click();
  await expectDelivered(world);
});
