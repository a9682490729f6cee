import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

test('a page whose messages cannot be loaded is shown in Italian with a notice', async ({ page }) => {
  await page.goto('/de');
  // Before hydration, the browser itself follows links and loads a complete document.
  await untilHydrated(page);
  await page.clock.install();
  const refused: string[] = [];
  await page.route('**/messages/*/de/**', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.locator('header').getByRole('link', { name: 'Einblicke' }).click();
  // Five retries with doubling pauses, the last of 5600 ms.
  const tried = () => refused.filter((url) => url.endsWith('/insights.json')).length;
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return tried();
    })
    .toBe(6);
  await expect(page.getByRole('heading', { level: 1, name: 'Note per chi deve decidere' })).toBeVisible();
  await expect(page.getByRole('main').getByText('I testi di questa pagina in Deutsch')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(tried()).toBe(6);
});
