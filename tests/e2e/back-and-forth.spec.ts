import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { openForeignSite } from './support/foreign-site.ts';
import { quick } from './support/layers.ts';
import { follow, leave, open, scroll, sizes, standing } from './support/standing.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('anchors make one entry each, and each is found again as it was left', async ({ site, page }) => {
      await open(page, `${site.origin}/en`);
      await scroll(page, 300);
      const { entries } = await standing(page);
      await follow(page, 'FAQ');
      await expect(page).toHaveURL(/#faq$/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
      const faq = await standing(page);
      expect(faq.top).toBeGreaterThan(1000);
      await scroll(page, faq.top + 400);
      await follow(page, 'FAQ');
      await expect.poll(() => standing(page)).toEqual(faq);
      await scroll(page, faq.top + 200);
      await follow(page, 'Pricing');
      await expect(page).toHaveURL(/#pricing$/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pricing');
      const pricing = await standing(page);
      expect(pricing.entries).toBe(entries + 2);

      await page.goBack();
      await expect.poll(() => standing(page)).toMatchObject({ top: faq.top + 200, address: '/en#faq' });
      await page.goBack();
      await expect.poll(() => standing(page)).toMatchObject({ top: 300, address: '/en' });
      await page.goForward();
      await expect.poll(() => standing(page)).toMatchObject({ top: faq.top + 200, address: '/en#faq' });
      expect((await standing(page)).focus).not.toBe('nowhere');
    });

    test(
      'a link to the page that is shown leads to its top, without another entry',
      quick,
      async ({ site, page }) => {
        const logo = page.locator('header').getByRole('link', { name: 'Vaglio' });
        const home = { address: '/en', top: 0, focus: await heading(page, `${site.origin}/en`) };
        const { entries } = await standing(page);
        for (let round = 0; round < 2; round += 1) {
          await scroll(page, 2500);
          await logo.click();
          await expect.poll(() => standing(page)).toMatchObject({ ...home, entries });
        }
        await follow(page, 'FAQ');
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
        const { top } = await standing(page);
        await logo.click();
        await expect.poll(() => standing(page)).toMatchObject({ ...home, entries: entries + 2 });
        await page.goBack();
        await expect.poll(() => standing(page)).toMatchObject({ top, address: '/en#faq' });

        const insights = { focus: await heading(page, `${site.origin}/en/insights`), top: 0 };
        const before = await standing(page);
        await scroll(page, 5000);
        await page.locator('footer').getByRole('link', { name: 'Insights' }).click();
        await expect.poll(() => standing(page)).toMatchObject({ ...insights, entries: before.entries });
      },
    );

    test('more notes are still there after an article, a reload and another site', async ({ site, page }) => {
      await open(page, `${site.origin}/en/insights`);
      const cards = page
        .locator('section[aria-labelledby=latest-title] li:has(h3)')
        .filter({ visible: true });
      await expect(cards).toHaveCount(3);
      await page.getByRole('button', { name: 'Show more notes' }).press('Enter');
      await expect(cards).toHaveCount(6);
      await expect(cards.nth(3).getByRole('link')).toBeFocused();
      await expect(cards.nth(3)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#announcer')).toHaveText('3 more notes are shown');
      await expect(page.getByRole('button', { name: 'All articles are shown' })).toBeDisabled();

      const last = cards.nth(5).getByRole('link');
      await last.scrollIntoViewIfNeeded();
      const left = await leave(page, await last.innerText());
      expect(left.top).toBeGreaterThan(viewport.height);
      await page.goBack();
      await expect.poll(() => standing(page)).toEqual({ ...left, focus: await last.textContent() });
      await expect(last).toBeFocused();

      await page.reload();
      await untilHydrated(page);
      await expect.poll(() => standing(page)).toMatchObject({ top: left.top, height: left.height });
      await last.focus();
      await page.goto('about:blank');
      await page.goBack();
      await untilHydrated(page);
      await expect.poll(() => standing(page)).toMatchObject({ top: left.top, height: left.height });
      await expect(last).toBeFocused();
    });

    test('what was opened is open again, and the place is the same', quick, async ({ site, page }) => {
      await open(page, `${site.origin}/en/faq`);
      const questions = page.locator('main details');
      for (const index of [1, 3]) await questions.nth(index).locator('summary').click();
      await scroll(page, 500);
      const left = await leave(page, 'Insights');
      await page.goBack();
      await expect.poll(() => standing(page)).toMatchObject({ top: left.top, height: left.height });
      await expect(questions.nth(3)).toHaveAttribute('open');

      await open(page, `${site.origin}/en`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /compar/i })
        .click();
      await expect(page.locator('#comparison-section')).toBeVisible();
      await scroll(page, 3000);
      const home = await leave(page, 'Insights');
      await page.goBack();
      await expect(page.locator('#comparison-section')).toBeVisible();
      await expect.poll(() => standing(page)).toMatchObject({ top: home.top, height: home.height });
    });

    test('a page that does not come says so in view; going back finds the place again', async ({
      site,
      page,
    }) => {
      await open(page, `${site.origin}/en`);
      await page.route('**/assets/InsightsPage*', (route) => route.abort());
      await page.route('**/en/insights', (route) => route.abort());
      await scroll(page, 2000);
      const left = await leave(page, 'Insights');
      const failed = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
      await expect(failed).toBeFocused();
      await expect(failed).toBeInViewport({ ratio: 1 });
      const header = await page.locator('header').boundingBox();
      const box = await failed.boundingBox();
      expect(box?.y).toBeGreaterThan(header?.height ?? 0);

      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(failed).toBeFocused();
      await page.goBack();
      await expect.poll(() => standing(page)).toMatchObject({ top: 2000, height: left.height });

      await page.goForward();
      await expect(failed).toBeFocused();
      await page.unroute('**/assets/InsightsPage*');
      await page.unroute('**/en/insights');
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Notes for people who have to decide' }),
      ).toBeFocused();
    });
  });
}

/** Another site, and a visitor whose browser keeps pages as they are when they are left, or does not. */
for (const kept of [true, false]) {
  test(`a hop to another site and back${kept ? ', by the page the browser has kept' : ''}`, async ({
    site,
  }) => {
    const launch = chromiumLaunch();
    const flag = '--disable-back-forward-cache';
    const browser = await chromium.launch({ ...launch, ...(kept && { ignoreDefaultArgs: [flag] }) });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const elsewhere = await openForeignSite(site.origin);
    await open(page, `${site.origin}/en/insights`);
    await page.getByRole('button', { name: 'Show more notes' }).click();
    await scroll(page, 700);
    const before = await standing(page);
    // It is noted once it rests.
    await expect.poll(() => page.evaluate(() => history.state.left?.top)).toBe(700);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.goto(elsewhere.origin);
    await back(page);
    await untilHydrated(page);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(kept);
    await expect
      .poll(() => standing(page))
      .toMatchObject({ top: 700, height: before.height, focus: before.focus });

    // What had been left before the hop is known after it.
    await follow(page, 'Free analyser');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto(elsewhere.origin);
    await back(page);
    await untilHydrated(page);
    await back(page);
    await expect.poll(() => standing(page)).toMatchObject({ top: 700, height: before.height });
    await browser.close();
    await elsewhere.stop();
  });
}

test('the browser’s own anchors are found again too', async ({ site, page }) => {
  await open(page, `${site.origin}/en/analyzer/results`);
  await scroll(page, 600);
  await page.locator('a[href="#report-market"]').click();
  await expect(page.locator('#report-market')).toBeFocused();
  const { top, entries } = await standing(page);
  expect(top).toBeGreaterThan(900);
  await scroll(page, top + 90);
  await page.locator('a[href="#report-financials"]').click();
  await expect(page.locator('#report-financials')).toBeFocused();
  expect((await standing(page)).entries).toBe(entries + 1);
  await page.goBack();
  await expect.poll(() => standing(page)).toMatchObject({ top: top + 90 });
  await page.goBack();
  await expect.poll(() => standing(page)).toMatchObject({ top: 600 });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the logo leads to the top smoothly', async ({ site, page }) => {
    await open(page, `${site.origin}/en`);
    await scroll(page, 3000);
    await page.evaluate(() => {
      const tops: number[] = [];
      Object.assign(globalThis, { tops });
      addEventListener('scroll', () => tops.push(scrollY));
    });
    await page.locator('header').getByRole('link', { name: 'Vaglio' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const tops = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
    expect(tops.filter((top) => top > 0).length).toBeGreaterThan(2);
  });
});

/**
 * Playwright's own way waits for a document to load, and one that was kept does not. The step is taken once
 * the call has been answered: its document may be gone before.
 */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

async function heading(page: Page, address: string): Promise<string | null> {
  await open(page, address);
  return page.getByRole('heading', { level: 1 }).textContent();
}
