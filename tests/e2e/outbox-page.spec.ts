import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { fillContactForm, sendContactForm, waitLongest } from './support/steps.ts';

test('what waits is listed, counted in all tabs, and can be deleted', async ({ context, email, page }) => {
  await context.addInitScript(waitLongest);
  await page.goto('/en');
  const other = await context.newPage();
  await other.goto('/de');
  await email.stop();
  for (const name of ['Ada', 'Grace']) {
    await fillContactForm(page, { name });
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device')).toBeVisible();
  }
  await expect(other.locator('header')).toContainText('2');

  await other.goto('/en/outbox');
  await expect(other.getByRole('heading', { name: '2 requests are waiting' })).toBeVisible();
  const items = other.getByRole('listitem').filter({ has: other.getByRole('button', { name: /^Delete/ }) });
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Demo request');
  await expect(items.first()).toContainText('Saved on');
  await expect(items.first()).toContainText('The email service could not be reached.');
  await expect(items.first()).toContainText('Will try again at');
  await items
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(other.getByRole('main').getByText('Deleted from this device: Demo request.')).toBeVisible();
  await expect(page.locator('header')).toContainText('1 waiting');

  await email.start();
  await items
    .first()
    .getByRole('button', { name: /^Send now/ })
    .click();
  await expect(other.getByText('Nothing is waiting')).toBeVisible();
  expect(email.mails().map((mail) => mail.template_params.name)).toEqual(['Grace']);
  await expect(page.getByText('Delivered: your saved request has reached us.')).toBeVisible();
});

test('delivered data is gone from the database', quick, async ({ email, page }) => {
  await page.goto('/en');
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
  const records = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('outbox');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction('keyval').objectStore('keyval').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(records).toBe(0);
});

test('the service’s one request a second is kept over all tabs', async ({ context, email, page }) => {
  await page.goto('/en');
  const other = await context.newPage();
  await other.goto('/en');
  await Promise.all(
    [page, other].map(async (tab, index) => {
      await fillContactForm(tab, { name: `Visitor ${index}` });
      await sendContactForm(tab);
      await expect(tab.getByText('Request sent')).toBeVisible({ timeout: 15_000 });
    }),
  );
  expect(email.mails()).toHaveLength(2);
  expect(email.log.map(({ status }) => status)).toEqual([200, 200]);
});

test('the count fits into the header of the narrowest screen', async ({ email, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr');
  await email.stop();
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.locator('header').getByRole('link', { name: '1 en attente' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await email.start();
});
