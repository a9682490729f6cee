import { expect } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { keep } from '../e2e/support/queue.ts';
import { untilOfflineReady } from '../e2e/support/steps.ts';
import { waiting } from '../support/waiting.ts';
import { fault } from './support/fault.ts';
import { raiseSync } from './support/sync.ts';

fault(1, 'the device is offline, then online', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await context.setOffline(false);
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
});

fault(6, 'the response is lost', async ({ page, email, send }) => {
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 1 });
  await page.goto('/en');
  expect(['saved', 'sent']).toContain(await send('Ada'));
  expect(email.mails().length).toBeGreaterThan(0);
});

fault(7, 'the browser itself repeats the request', async ({ page, email, send }) => {
  await page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  await page.getByRole('button', { name: 'Send another request' }).click();
  // Chromium reuses the connection. If the connection closes after the acceptance, Chromium repeats the request.
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 0 });
  expect(['saved', 'sent']).toContain(await send('Grace'));
  const [first, second] = email.log.slice(1);
  expect(second?.submissionId).toBe(first?.submissionId);
  // The site itself never repeats a request this early.
  expect((second?.at ?? Number.NaN) - (first?.at ?? 0)).toBeLessThan(900);
});

fault(12, 'the host name of the service does not resolve', async ({ device, email, send }) => {
  await device.context.close();
  await device.restart(['--host-resolver-rules=MAP 127.0.0.1:4174 ~NOTFOUND']);
  await device.page.goto('/en');
  expect(await send('Ada')).toBe('saved');
  expect(email.log).toEqual([]);
  await device.context.close();
  await device.restart();
  await device.page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(17, 'onLine is true, but no request succeeds', async ({ page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect(await send('Ada')).toBe('saved');
  await email.start();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
});

fault(18, 'onLine is false, but "Send now" works', async ({ device, email, note }) => {
  await device.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const { page } = device;
  await page.goto('/en');
  // The submission is due in ten minutes, so only the button sends it now.
  await keep(page, [waiting('Ada')]);
  note('Ada', true);
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(25, 'the worker is stopped while it sends', async ({ site, context, page, email, send }) => {
  await page.goto('/en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  for (const name of ['Ada', 'Grace', 'Edith']) expect(await send(name)).toBe('saved');
  const other = await context.newPage();
  await other.goto('about:blank');
  await page.close();
  email.order({ plan: [step({ times: 1, delayMs: 1_500 })], ratePerSecond: 1 });
  await context.setOffline(false);
  await expect.poll(() => email.log.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const session = await context.newCDPSession(other);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // No page of the site is open. The browser would start the worker again after five minutes.
  await raiseSync(session, site.origin);
  await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
});
