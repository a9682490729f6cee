import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import { untilHydrated } from './support/steps.ts';

/** An Italian visitor is not redirected from addresses without a language. */
test.use({ serviceWorkers: 'allow', locale: 'it-IT' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, and no control that needs scripts', async ({ page }) => {
    test.setTimeout(600_000);
    for (const { address, locale } of pages) {
      await page.goto(address);
      await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      // Such a control would do nothing without scripts.
      const dead = page.locator('button:not([popovertarget], [type=submit], :disabled), input[type=range]');
      await expect(dead.filter({ visible: true }), address).toHaveCount(0);
    }
  });
});

test('every page hydrates without messages of React’s development build', async ({ site, page }) => {
  test.setTimeout(600_000);
  await site.deploy(NEXT_DIST);
  const said: string[] = [];
  page.on('console', (message) => {
    // Ignores the host's 404, and the paths that the not-found page logs, except one as an example.
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
