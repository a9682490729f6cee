import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openForeignSite } from './support/foreign-site.ts';
import { follow, open, pageState, scroll } from './support/page-state.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** Another site, and a visitor whose browser keeps pages as they are when they are left, or does not. */
for (const kept of [true, false]) {
  test.describe(() => {
    test.use({ pageCache: kept });

    test(`a hop to another site and back${kept ? ', by the page the browser has kept' : ''}`, async ({
      site,
      device: { page },
    }) => {
      const elsewhere = await openForeignSite(site.origin);
      await open(page, '/en/insights');
      await page.getByRole('button', { name: 'Show more notes' }).click();
      await scroll(page, 700);
      const before = await pageState(page);
      // It is noted once it rests.
      await expect.poll(() => page.evaluate(() => history.state.left?.top)).toBe(700);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.goto(elsewhere.origin);
      await back(page);
      await untilHydrated(page);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(kept);
      await expect
        .poll(() => pageState(page))
        .toMatchObject({ top: 700, height: before.height, focus: before.focus });

      // What had been left before the hop is known after it.
      await follow(page, 'Free analyser');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goto(elsewhere.origin);
      await back(page);
      await untilHydrated(page);
      await back(page);
      await expect.poll(() => pageState(page)).toMatchObject({ top: 700, height: before.height });
      await elsewhere.stop();
    });
  });
}

test('the browser’s own anchors are found again too', async ({ page }) => {
  await open(page, '/en/analyzer/results');
  await scroll(page, 600);
  await page.locator('a[href="#report-market"]').click();
  await expect(page.locator('#report-market')).toBeFocused();
  const { top, entries } = await pageState(page);
  expect(top).toBeGreaterThan(900);
  await scroll(page, top + 90);
  await page.locator('a[href="#report-financials"]').click();
  await expect(page.locator('#report-financials')).toBeFocused();
  expect((await pageState(page)).entries).toBe(entries + 1);
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ top: top + 90 });
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ top: 600 });
});

/**
 * Playwright's own way waits for a document to load, and one that was kept does not. The step is taken once
 * the call has been answered: its document may be gone before.
 */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
