import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

test('a link in a part without scripts of its own is followed without a new document', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/en`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page.locator('#contact-form')).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a link to the calculator leads there when the frame answers already, and the page not yet', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The frame numbers the entry of the history as soon as it answers; the page comes to life in later tasks.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...parameters) => {
      replace(...parameters);
      history.replaceState = replace;
      queueMicrotask(() => {
        const link = document.querySelector<HTMLElement>('footer a[href$="#roi-calculator-section"]');
        Object.assign(globalThis, { pressedEarly: document.documentElement.dataset.hydrated === undefined });
        link?.click();
      });
    };
  });
  await page.goto(`${site.origin}/en`);
  await expect(page).toHaveURL(`${site.origin}/en#roi-calculator-section`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pressedEarly'))).toBe(true);
  await expect(page.locator('#roi-calculator')).toBeInViewport();
});

test('a button whose code cannot be fetched says so, and does what it says once it can', async ({ page }) => {
  await page.route('**/assets/Comparison-*.js', (route) => route.abort());
  await page.goto('/it');
  await untilHydrated(page);
  await page.locator('button[aria-controls=comparison-section]').click();
  const cost = page.locator('#comparison-tab-cost');
  await cost.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Per ora non funziona' })).toBeVisible();
  await expect(cost).toHaveAttribute('aria-selected', 'false');
  await page.unroute('**/assets/Comparison-*.js');
  await cost.click();
  await expect(cost).toHaveAttribute('aria-selected', 'true');
});
