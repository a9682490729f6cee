import { expect, test } from './support/fixtures.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from './support/steps.ts';

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
