import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openForeignSite } from './support/foreign-site.ts';
import { follow, open, pageState, scroll } from './support/page-state.ts';
import { untilHydrated, untilStill } from './support/steps.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** Visits to another site, with and without the back/forward cache. */
for (const kept of [true, false]) {
  test.describe(() => {
    test.use({ pageCache: kept });

    test(`Back from another site restores the page${kept ? ' from the back/forward cache' : ''}`, async ({
      site,
      device: { page },
    }) => {
      const elsewhere = await openForeignSite(site.origin);
      await open(page, '/en/insights');
      await page.getByRole('button', { name: 'Show more articles' }).click();
      await scroll(page, 700);
      const before = await pageState(page);
      // The page stores the position when the scrolling has ended.
      await expect.poll(() => page.evaluate(() => history.state.pageState?.top)).toBe(700);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.goto(elsewhere.origin);
      await back(page);
      await untilHydrated(page);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(kept);
      await expect
        .poll(() => pageState(page))
        .toMatchObject({ top: 700, height: before.height, focus: before.focus });

      // The position of an earlier page is also restored after the visit to the other site.
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

test('Back restores the positions of anchors that the browser itself follows', async ({ page }) => {
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

const distanceToHeader = (id: string) => {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const target = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return Math.round(target - header);
};

test.describe('on a phone, with smooth scrolling', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('a link to a form stops there, although parts above it load on the way', async ({ page }) => {
    await page.goto('/de/webinars');
    await untilHydrated(page);
    await page.locator('main a[href$="#contact-form"]').first().click();
    await expect(page.locator('#contact-form')).toBeFocused();
    // A part that loads during the scroll, such as the drawings of the sample deal.
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.blockSize = '300px';
      document.querySelector('main')?.prepend(late);
    });
    await untilStill(page.locator('#contact-form'));
    await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
  });
});

test('the demo button leads to the form, from the same page and from another page', async ({ page }) => {
  await page.goto('/en/analyzer');
  await page.locator('header').getByRole('link', { name: 'Request a demo' }).click();
  await expect(page).toHaveURL('/en#contact-form');
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: 'Request a demo' }).click();
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
});

test('Forward restores a position that was reached immediately before Back', async ({ page }) => {
  await open(page, '/en');
  await follow(page, 'FAQ');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
  const { top } = await pageState(page);
  // Scrolls and goes back in one task, so that the page cannot write to the history in between.
  await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
    history.back();
  }, top + 300);
  await expect.poll(() => pageState(page)).toMatchObject({ address: '/en' });
  await page.goForward();
  await expect.poll(() => pageState(page)).toMatchObject({ top: top + 300, address: '/en#faq' });
});

/**
 * Goes back in the history. Playwright's `goBack` waits for a document to load, but a document from the back/forward
 * cache does not load. The step starts after `evaluate` has returned, because the step may unload the document.
 */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
