import { expect } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilDrafted, untilOfflineReady } from '../e2e/support/steps.ts';
import { fault } from './support/fault.ts';

fault(1, 'offline, then online', async ({ device, email, send }) => {
  await device.page.goto('/en');
  await untilOfflineReady(device.page);
  await device.context.setOffline(true);
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await device.context.setOffline(false);
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
});

fault(2, 'browser killed after the confirmation', async ({ device, email, send }) => {
  await device.page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await device.kill();
  await email.start();
  await device.restart();
  await device.page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(3, 'killed 50 ms after submit: saved, or never confirmed', async ({ device, email, note }) => {
  await device.page.goto('/en');
  await email.stop();
  await fillContactForm(device.page, { name: 'Ada' });
  await untilDrafted(device.page, 'Ada');
  await sendContactForm(device.page);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const confirmed = await device.page.getByText('Saved on this device', { exact: true }).isVisible();
  await device.kill();
  note('Ada', confirmed);
  await email.start();
  await device.restart();
  await device.page.goto('/en/outbox');
  // What was typed is there in any case: waiting, delivered, or as a draft.
  const draft = device.page.getByRole('heading', { name: 'Started and not sent' });
  const waits = device.page.getByText('is waiting');
  await expect
    .poll(async () => (await draft.isVisible()) || (await waits.isVisible()) || email.mails().length > 0)
    .toBe(true);
});

fault(4, 'killed while sending, not accepted', async ({ device, email, send, note }) => {
  email.order({ plan: [step({ never: true })], ratePerSecond: 1 });
  await device.page.goto('/en');
  await send('Ada', { awaited: false });
  await expect.poll(() => email.log.length).toBe(1);
  await device.kill();
  note('Ada', true); // It was written down before the request went out.
  await device.restart();
  await device.page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(5, 'killed after acceptance', async ({ device, email, send, note }) => {
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 1 });
  await device.page.goto('/en');
  await send('Ada', { awaited: false });
  await expect.poll(() => email.mails().length).toBeGreaterThan(0);
  await device.kill();
  note('Ada', true);
  await device.restart();
  await device.page.goto('/en/outbox');
  await expect(device.page.getByText('Nothing is waiting')).toBeVisible({ timeout: 20_000 });
});

fault(6, 'answer lost', async ({ device, email, send }) => {
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 1 });
  await device.page.goto('/en');
  expect(['saved', 'sent']).toContain(await send('Ada'));
  expect(email.mails().length).toBeGreaterThan(0);
});

fault(7, 'the browser’s own re-send', async ({ device, email, send }) => {
  await device.page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  await device.page.getByRole('button', { name: 'Send another request' }).click();
  // The connection is used again; cut after acceptance, Chromium sends the same request once more.
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 0 });
  expect(['saved', 'sent']).toContain(await send('Grace'));
});

fault(12, 'name or TLS failure', async ({ device, email, send }) => {
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

fault(17, 'onLine says yes, nothing gets through', async ({ device, email, send }) => {
  await device.page.goto('/en');
  await email.stop();
  expect(await device.page.evaluate(() => navigator.onLine)).toBe(true);
  expect(await send('Ada')).toBe('saved');
  await email.start();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
});

fault(18, 'onLine says no, "Send now" works', async ({ device, email, send }) => {
  await device.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const { page } = device;
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await page.goto('/en/outbox');
  await email.start();
  const sendNow = page.getByRole('button', { name: /^Send now/ });
  await sendNow.click({ timeout: 5_000 }).catch(() => {});
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(25, 'worker stopped in mid-drain', async ({ device, email, send }) => {
  const { context, page } = device;
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
  await other.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
});
