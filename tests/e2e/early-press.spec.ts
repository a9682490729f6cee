import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { delayScript, untilHydrated } from './support/steps.ts';

test('the keys of the search open it with what was typed before hydration', async ({ page }) => {
  const release = await delayScript(page);
  await page.goto('/en', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('price list');
  release();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('price list');
});

/**
 * Clicks an element when the frame is hydrated and the sections of the page are not. The frame then writes the history
 * entry.
 */
const clickEarly = (page: Page, selector: string) =>
  page.addInitScript((selected) => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...parameters) => {
      replace(...parameters);
      history.replaceState = replace;
      queueMicrotask(() => {
        Object.assign(globalThis, { pressedEarly: document.documentElement.dataset.hydrated === undefined });
        document.querySelector<HTMLElement>(selected)?.click();
      });
    };
  }, selector);

const pressedEarly = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'pressedEarly'));

test('a link to the calculator works while only the frame is hydrated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await clickEarly(page, 'footer a[href$="#roi-calculator-section"]');
  await page.goto('/en');
  await expect(page).toHaveURL('/en#roi-calculator-section');
  expect(await pressedEarly(page)).toBe(true);
  await expect(page.locator('#roi-calculator')).toBeInViewport();
});

test('a link to another page works while only the frame is hydrated', async ({ page }) => {
  await clickEarly(page, 'main a[href="/en"]');
  await page.goto('/en/no/such-page');
  await expect(page).toHaveURL('/en');
  expect(await pressedEarly(page)).toBe(true);
  await untilHydrated(page);
  // The theme's menu appears in the footer when the footer is hydrated.
  await expect(page.locator('footer').getByRole('combobox')).toBeAttached();
});

test('a button that is pressed while only the frame is hydrated acts once', async ({ page }) => {
  const toggle = 'button[aria-controls=comparison-section]';
  await clickEarly(page, toggle);
  await page.goto('/en');
  await untilHydrated(page);
  expect(await pressedEarly(page)).toBe(true);
  await expect(page.locator('#comparison-title')).toBeVisible();
  await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true');
});

test('a tab of the comparison that is pressed before its code has loaded is selected', async ({ page }) => {
  const release = await delayScript(page, 'Comparison');
  await page.goto('/en');
  await untilHydrated(page);
  await page.locator('button[aria-controls=comparison-section]').first().click();
  const tab = page.locator('#comparison-tab-cost');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
