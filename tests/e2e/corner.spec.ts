import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  sendContactForm,
  untilHydrated,
  untilNoticesLoaded,
  untilOfflineReady,
} from './support/steps.ts';

const ARTICLE = 'future-due-diligence-intelligence-augmentation';

test.use({ serviceWorkers: 'allow' });

/** The close button of a card. Without a worker there are no notices, so the card is a toast. */
const close = (page: Page) => page.locator('[data-corner] [data-close]');

/** Returns by how many pixels the cards of the corner cover the focused element. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-corner] [data-close]')].map(
      (button) => button.parentElement,
    );
    const focused = document.activeElement;
    const place = focused?.getBoundingClientRect();
    if (!focused || !place || focused === document.body) return 0;
    const under = cards.flatMap((card) => {
      const box = card?.getBoundingClientRect();
      if (!box || card?.contains(focused) || !card?.checkVisibility({ visibilityProperty: true })) return [];
      const beside = place.left >= box.right || place.right <= box.left || place.top >= box.bottom;
      if (beside) return [];
      // An element that is taller than the space between header and card must show its start.
      const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const fits = place.height < box.top - start - 16;
      return [fits ? place.bottom - box.top : place.top - start - 16];
    });
    return Math.max(0, ...under);
  });

/** Returns the distance in pixels between the inline ends of a card and its corner. */
const gapBesideCard = (page: Page) =>
  close(page).evaluate((button) => {
    const endOf = (element?: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
    return Math.round(endOf(button.closest('[data-corner]')) - endOf(button.parentElement));
  });

/** Opens a page and shows a toast: the service rejects a form. */
async function refuse(page: Page, path = '/en'): Promise<void> {
  await page.route('**/email/send', (route) =>
    route.fulfill({ status: 400, body: 'Bad request', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(path);
  await untilHydrated(page);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(close(page)).toBeVisible();
}

test.describe('toasts', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [1280, 800],
  ] as const) {
    test(`a toast never covers the focused element: ${width}x${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await refuse(page, '/en');
      // Otherwise the toast would end after some seconds, because its form says the same.
      await close(page).hover();
      await expect.poll(() => coveredFocus(page)).toBe(0);
      expect(await gapBesideCard(page)).toBe(0);
      await page.locator('#contact-form [name=name]').focus();
      for (let presses = 0; presses < 40; presses += 1) {
        const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
        expect(await coveredFocus(page), what).toBeLessThanOrEqual(0);
        await page.keyboard.press('Tab');
        if (await close(page).evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('Tab never reached the toast.');
    });
  }

  test('Escape closes a toast without moving the focus, and the button restores it', async ({ page }) => {
    await refuse(page, '/en');
    const email = page.locator('#contact-form [name=email]');
    await email.focus();
    await page.keyboard.press('Escape');
    await expect(close(page)).toHaveCount(0);
    await expect(email).toBeFocused();

    await sendContactForm(page);
    await expect(close(page)).toBeVisible();
    const last = page.locator('footer').getByRole('combobox');
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close(page)).toHaveCount(0);
    await expect(last).toBeFocused();

    await sendContactForm(page);
    await expect(close(page)).toBeVisible();
    await email.focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await close(page).click();
    await expect(email).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'a click on the close button does not scroll').toBe(0);
    // The space that was reserved for the toast is removed.
    await expect.poll(() => page.evaluate(() => document.body.style.paddingBlockEnd)).toBe('');
  });

  test('a toast disappears when the language changes', async ({ page }) => {
    await refuse(page, '/en');
    await page.locator('header [popovertarget=language-menu]').click();
    await page.locator('#language-menu a[hreflang=de]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(close(page)).toHaveCount(0);
  });
});

const ready = (page: Page) => page.locator('[data-corner]').getByText('This site now works offline');

test('the offline notice is hidden while a form has the focus, and stays until closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/en/faq');
  await untilNoticesLoaded(page);
  await page.locator('header a').first().click();
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await page.clock.runFor(120_000);
  await expect(ready(page)).toBeVisible();
  await page.locator('#contact-form [name=name]').focus();
  await expect(ready(page)).toBeHidden();
  await page.locator('footer summary').first().focus();
  await expect(ready(page)).toBeVisible();
  // The end of the page can be scrolled above the notice.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const card = await ready(page).locator('..').boundingBox();
  const end = await page.locator('footer').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(ready(page)).toHaveCount(0);
});

test('Escape closes the notice of a lost connection, not the offer to continue reading that is hidden by it', async ({
  page,
  site,
}) => {
  await page.addInitScript(
    (stored) => localStorage.setItem('reading-progress', stored),
    JSON.stringify({ [ARTICLE]: { position: { block: 8, share: 0.2 }, readShare: 0.4 } }),
  );
  await page.goto('/en');
  await untilOfflineReady(page);
  await untilNoticesLoaded(page);
  const offer = page.locator('[data-corner]').getByRole('link');
  await expect(offer).toHaveAttribute('href', `/en/insights/${ARTICLE}#continue`);
  await site.stop();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No connection', { exact: true })).toHaveCount(0);
  await expect(offer).toBeVisible();
});
