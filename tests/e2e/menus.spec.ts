import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

const opener = (page: Page, menu: string) => page.locator(`header [popovertarget=${menu}]`);

const lowScreens = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

test('a menu scrolls on a low screen, and the page behind it does not', async ({ page }) => {
  await page.goto('/it/faq');
  await untilHydrated(page);
  for (const screen of lowScreens) {
    await page.setViewportSize(screen);
    for (const name of ['site-menu', 'language-menu']) {
      const where = `${name} at ${screen.width}x${screen.height}`;
      await opener(page, name).click();
      const menu = page.locator(`#${name}`);
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(screen.height);
      expect(box?.x, where).toBeGreaterThanOrEqual(0);
      await menu.hover();
      const scrolls = await menu.evaluate((element) => element.scrollHeight > element.clientHeight);
      if (scrolls) {
        await page.mouse.wheel(0, 2000);
        await expect(menu.getByRole('link').last(), where).toBeInViewport({ ratio: 1 });
        // Scrolls again, with the menu at its end.
        await page.mouse.wheel(0, 2000);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.evaluate(() => scrollY), where).toBe(0);
      }
      await expect(menu.getByRole('link').last(), where).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener(page, name)).toBeFocused();
    }
  }
});

test('a menu closes when the focus leaves it, at either end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/faq');
  await untilHydrated(page);
  for (const name of ['language-menu', 'site-menu']) {
    const menu = page.locator(`#${name}`);
    await opener(page, name).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await opener(page, name).press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
  }
});
