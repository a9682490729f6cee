import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from './support/steps.ts';

test('the worker alone delivers what was saved, with no page open', quick, async ({ email, device }) => {
  const { context, page } = device;
  await page.goto('/en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(
    page.getByText('tries to send it once you are back online, even if you close this page'),
  ).toBeVisible();
  await context.newPage();
  await page.close();

  await context.setOffline(false);
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
  expect(email.mails()[0]?.template_params.language).toBe('en');

  const after = await context.newPage();
  await after.goto('/en/outbox');
  await expect(after.getByText('Nothing is waiting')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
});

test('without Background Sync the page says so, and sends at the next visit', async ({ email, device }) => {
  const { context } = device;
  await context.addInitScript(() => {
    // The empty page a browser starts with has no workers.
    if ('ServiceWorkerRegistration' in globalThis) {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    }
  });
  const page = await context.newPage();
  await page.goto('/en');
  await untilOfflineReady(page);
  await email.stop();
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('goes out when you next open this site with a connection')).toBeVisible();
  await page.close();

  await email.start();
  const next = await context.newPage();
  await next.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});
