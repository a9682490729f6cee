import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import { untilHydrated } from './support/steps.ts';

/** On addresses without a language an Italian visitor stays. */
test.use({ serviceWorkers: 'allow', locale: 'it-IT' });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads well', async ({ page }) => {
    test.setTimeout(600_000);
    for (const { address, language } of pages) {
      await page.goto(address);
      await expect(page.locator('html'), address).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      // Nothing that only scripts would answer.
      const dead = page.locator('button:not([popovertarget], [type=submit], :disabled), input[type=range]');
      await expect(dead.filter({ visible: true }), address).toHaveCount(0);
    }
  });
});

test('every page hydrates in silence, even with the code that reports mismatches', async ({ site, page }) => {
  test.setTimeout(600_000);
  await site.deploy(NEXT_DIST);
  const said: string[] = [];
  page.on('console', (message) => {
    // The host's 404 itself, and the path that the not-found page notes: one of them stands for all.
    if (/React DevTools|status of 404|^404: (?!\/de\/no\/)/.test(message.text())) return;
    said.push(`${page.url()} ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (problem) => said.push(`${page.url()} ${problem.message}`));
  const unknown = localePrefixes.flatMap(({ basePath }) =>
    ['/no/such-page', '/insights/no-such-article'].map((path) => addressOf(path, basePath)),
  );
  for (const address of [...pages.map((row) => row.address), ...unknown]) {
    await page.goto(address);
    await untilHydrated(page);
  }
  await page.waitForTimeout(500);
  expect(said).toEqual([expect.stringContaining('info: 404: /de/no/such-page')]);
});
