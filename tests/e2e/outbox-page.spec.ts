import { expect, test } from './support/fixtures.ts';
import { fillContactForm, sendContactForm } from './support/steps.ts';

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
