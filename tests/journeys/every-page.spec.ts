import { violationsOf } from '../e2e/support/axe.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { oneOfEachKind } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';

/** In German, because German texts are the longest. */
const kinds = oneOfEachKind('/de');

const WIDTHS = [390, 320];

test('each kind of page hydrates without errors, and fits narrow screens', async ({ page }) => {
  for (const { address, locale } of kinds) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main'), address).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  }
  await page.goto('/de?deals=200#comparison-section');
  await expect(page.locator('#comparison-section')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  /** Pages with components of their own. tests/e2e checks all pages, in both themes. */
  const rich = 'article analyzer analyzer-results pricing webinars demo outbox insights'.split(' ');

  test('pages with many components pass axe in the light or dark theme', async ({ page }) => {
    const chosen = kinds.filter(({ route }) => rich.includes(route.id));
    expect(chosen).toHaveLength(rich.length);
    for (const [index, { address }] of chosen.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' });
      await page.goto(address);
      await untilHydrated(page);
      expect(await violationsOf(page), address).toEqual([]);
    }
  });

  test('the home page passes axe with calculator, comparison, errors and menu open', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/it?deals=60#comparison-section');
      await untilHydrated(page);
      await expect(page.locator('#roi-calculator')).toBeVisible();
      await expect(page.locator('#comparison-section')).toBeVisible();
      await page.locator('#faq summary').first().click();
      await page.locator('#contact-form button[type=submit]').click();
      await expect(page.locator('#contact-form').getByRole('alert')).toBeVisible();
      await page.locator('[popovertarget=language-menu]').click();
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
  });
});

test.describe('an action that the headers forbid', () => {
  // The assignment that Trusted Types block is also reported as an error.
  test.use({ expectedErrors: [/requires 'TrustedHTML' assignment/] });

  test('is blocked, and reported in every journey', async ({ page, reports: { forbidden } }) => {
    await page.goto('/en');
    await untilHydrated(page);
    expect(forbidden).toEqual([]);
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      fetch('https://elsewhere.example/page').catch(() => {});
      try {
        document.body.innerHTML += '<b>text</b>';
      } catch {
        // The assignment is blocked, as expected.
      }
    });
    const reported = () => forbidden.join('\n');
    await expect.poll(reported).toContain('style-src');
    await expect.poll(reported).toContain('require-trusted-types-for');
    await expect.poll(reported).toContain('https://elsewhere.example/page');
    forbidden.length = 0;
  });
});
