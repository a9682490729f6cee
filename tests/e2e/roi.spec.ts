import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { delayScript, untilHydrated, untilStill } from './support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Swipes over the page in ten steps, as the operating system does. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) => {
    const at = { x: from.x + by.x * share, y: from.y + by.y * share };
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  };
  await touch('touchStart');
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd');
  await session.detach();
}

test('a horizontal swipe moves a slider, and a vertical swipe only scrolls the page', async ({ page }) => {
  await page.goto('/en?deals=60#roi-calculator-section');
  await untilHydrated(page);
  const slider = page.locator('#roi-calculator [name=deals]');
  // The prerendered slider, which this slider replaces, has another value.
  await expect(slider).toHaveValue('60');
  await slider.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilStill(slider);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn.');
  const at = (share: number) => ({ x: box.x + share * box.width, y: box.y + box.height / 2 });
  const top = await page.evaluate(() => scrollY);
  await swipe(page, at(0.8), { x: 0, y: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(slider).toHaveValue('60');
  await untilStill(slider);
  const moved = await slider.boundingBox();
  await swipe(page, { x: at(0.4).x, y: (moved?.y ?? 0) + box.height / 2 }, { x: 100, y: 0 });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(90);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('stays below the header when a link with figures replaces the prerendered calculator', async ({
    page,
  }) => {
    const release = await delayScript(page);
    await page.goto('/en?deals=60#roi-calculator-section', { waitUntil: 'commit' });
    const section = page.locator('#roi-calculator-section');
    // The prerendered calculator has other figures.
    await expect(section.locator('output, dd').first()).toBeHidden();
    const top = async () => (await section.boundingBox())?.y;
    await expect(section).toBeInViewport();
    const before = await top();
    release();
    await expect(page.locator('#roi-calculator [name=deals]')).toHaveValue('60');
    await untilStill(section);
    expect(await top()).toBe(before);
  });
});
