import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdCode, untilHydrated } from './support/steps.ts';

async function open(browser: Browser, origin: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale });
  return context.newPage();
}

test('a language chosen before the page’s code has come is kept all the same, and so is the query', async ({
  site,
  browser,
}) => {
  const page = await open(browser, site.origin, 'fr-FR');
  const release = await holdCode(page);
  await page.goto('/fr/insights?utm_source=x#newsletter', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Langue/ }).click();
  await page.locator('#language-menu a[hreflang=es]').click();
  await expect(page).toHaveURL(`${site.origin}/es/insights?utm_source=x#newsletter`);
  release();
  await page.goto('/analyzer');
  await expect(page).toHaveURL(`${site.origin}/es/analyzer`);
  await page.context().close();
});

test('where the words of a page do not come, Italian stands in and says so', async ({ site, browser }) => {
  const page = await open(browser, site.origin, 'de-DE');
  await page.goto('/de');
  // Before it the browser follows links by itself, and gets a whole page.
  await untilHydrated(page);
  await page.clock.install();
  const refused: string[] = [];
  await page.route('**/words/*/de/**', (route) => {
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
  await page.context().close();
});
