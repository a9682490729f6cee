import { expect, test } from './support/fixtures.ts';

test('the code is copied as it stands', async ({ site, browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/api`);
  await page.getByRole('button', { name: 'Copy curl' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('pre').first().textContent());
  expect(copied).toContain('-H "Authorization: Bearer $API_KEY"');
  await context.close();
});

test('on a phone the long lines scroll, by keyboard too, and the page does not', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/de/api`);
  const lines = page.getByRole('group', { name: 'Code in curl' });
  await lines.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
