import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';

test('the code is copied as it stands', quick, async ({ site, browser }) => {
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

test('where the browser does not allow it, the page says how to copy by hand', async ({ site, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(`${site.origin}/en/api`);
  await page.getByRole('button', { name: 'Copy TypeScript' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ctrl+C' })).toBeVisible();
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

test('the endpoints and the code can be read with scripts off; the button is not offered', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/api`);
  await expect(page.getByText('/api/v1/portfolio/dashboard')).toBeVisible();
  await expect(page.locator('pre').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy curl' })).toBeHidden();
  await context.close();
});
