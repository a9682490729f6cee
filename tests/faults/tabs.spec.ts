import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { NEXT_DIST } from '../e2e/support/next-deployment.ts';
import { keep } from '../e2e/support/queue.ts';
import { fillContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { waiting } from '../support/waiting.ts';
import { fault, namesInDatabase } from './support/fault.ts';

fault(23, 'two tabs send each submission once', async ({ context, page, email, send }) => {
  await page.goto('/en');
  const other = await context.newPage();
  await other.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace', { page: other })).toBe('saved');
  expect(await send('Edith')).toBe('saved');
  await email.start();
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(3);
  expect(email.log.every(({ status }) => status === 200)).toBe(true);
});

fault(24, 'the tab holding the lock is closed', async ({ context, page, email, sendUnanswered }) => {
  await page.goto('/en');
  const other = await context.newPage();
  await other.goto('/de/outbox');
  await sendUnanswered('Ada');
  await page.close();
  await expect.poll(() => email.mails().length, { timeout: 40_000 }).toBe(1);
});

fault(26, 'a new version is deployed while the page sends', async ({ site, page, email, note, send }) => {
  const rejected = { state: 'rejected', attempts: 1, status: 422, text: 'Bad data' } as const;
  await page.goto('/en');
  await untilOfflineReady(page);
  await email.stop();
  for (const name of ['Ada', 'Grace', 'Edith']) expect(await send(name)).toBe('saved');
  await keep(page, [waiting('Hedy', { delivery: rejected })]);
  note('Hedy', true);
  await email.start();
  const request = email.hold();
  await page.reload();
  await request.arrived;
  await site.deploy(NEXT_DIST);
  request.answer();
  // The new server may cut the requests of the old one.
  await expect(() => page.goto('/en/outbox')).toPass();
  await page.getByRole('button', { name: 'Reload' }).click({ timeout: 20_000 });
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Needs your attention')).toHaveCount(1);
});

fault(27, 'page reloaded while sending', async ({ page, email, sendUnanswered }) => {
  await page.goto('/en');
  await sendUnanswered('Ada');
  await page.reload();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

const departures = {
  reloaded: async (page) => void (await page.reload()),
  'left for another page': async (page) => void (await page.goto('/en/pricing')),
  closed: (page) => page.close(),
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [how, leave] of Object.entries(departures))
  fault(77, `page ${how} before the service accepts`, async ({ context, page, email, note, send }) => {
    await page.goto('/en');
    await untilOfflineReady(page);
    const request = email.hold();
    await send('Ada', { awaited: false });
    await request.arrived;
    note('Ada', true);
    await leave(page);
    const next = await context.newPage();
    await next.goto('/en/outbox');
    request.answer();
    await expect(next.getByText('Nothing is waiting')).toBeVisible({ timeout: 20_000 });
    // The worker has recorded the answer, so no page sends again.
    expect(email.log).toHaveLength(1);
    expect(email.mails()).toHaveLength(1);
  });

fault(33, 'a submission is deleted while it is being sent', async ({ page, email, note, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await page.goto('/en/outbox');
  await email.start();
  const request = email.hold();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await request.arrived;
  await page.getByRole('button', { name: /^Delete/ }).click();
  note('Ada', false);
  // The page does not promise that the deleted request stays undelivered.
  await expect(page.getByText('It was just being sent, so we may still receive it').first()).toBeVisible();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  request.answer();
  await expect.poll(() => email.mails().length).toBe(1);
  await expect.poll(() => namesInDatabase(page)).toEqual([]);
});

fault(34, 'a double click sends one request', async ({ page, email, note }) => {
  await page.goto('/en');
  await fillContactForm(page, { name: 'Ada' });
  await page.locator('#contact-form button[type=submit]').dblclick();
  await expect(page.getByText('Request sent')).toBeVisible();
  note('Ada', true);
  expect(email.mails()).toHaveLength(1);
});

fault(38, 'closed while a deletion can be undone', async ({ context, page, email, note, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await page.goto('/en/outbox');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '2 requests are waiting' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  note('Ada', 'removed');
  const next = await context.newPage();
  await page.close();
  await email.start();
  await next.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
  expect(email.mails()[0]?.template_params.name).toBe('Grace');
});

test.describe('with the back/forward cache', () => {
  test.use({ pageCache: true });

  fault(60, 'the page is cached while it sends', async ({ page, email, send, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    await page.evaluate(() =>
      addEventListener('pagehide', ({ persisted }) => sessionStorage.setItem('left', `${persisted}`)),
    );
    await page.goto('/en/pricing', { waitUntil: 'commit' });
    await page.goto('/en', { waitUntil: 'commit' });
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('true');
    expect(await send('Grace')).toBe('sent');
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
  });
});
