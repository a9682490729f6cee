import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

/** Runs in the page: describes a focused element without a ring or off screen. Undefined after the last tab stop. */
function unseenFocus(): string | null | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return ringed && onScreen ? null : `${element.outerHTML.slice(0, 80)} ${outlineStyle} ${top}`;
}

for (const path of ['/en', '/en/analyzer', '/en/demo', '/en/faq', '/en/outbox', '/en/workflow']) {
  test(`the focused element is visible at every tab stop of ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(unseenFocus);
      if (unseen === undefined) break;
      expect(unseen).toBeNull();
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);
  });
}

test('an option selected by arrow keys stays in view when content above it disappears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/en/workflow');
  await untilHydrated(page);
  const choices = page.getByRole('group').getByRole('radio');
  await choices.first().focus();
  for (let index = 1; index < (await choices.count()); index += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(index)).toBeChecked();
    await expect(choices.nth(index)).toBeFocused();
    const header = await page.locator('header').boundingBox();
    const top = async () => (await choices.nth(index).boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan(header?.height ?? 0);
    await expect(choices.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test('Tab through the header does not scroll the page', async ({ page }) => {
  await page.goto('/en/faq');
  await untilHydrated(page);
  const header = page.locator('header');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await header
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  const inHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
  for (let stops = 0; await inHeader(); stops += 1) {
    expect(await page.evaluate(() => scrollY), `stop ${stops}`).toBe(500);
    await page.keyboard.press('Tab');
  }
});

test('the long lines of code scroll by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/api');
  const lines = page.getByRole('group', { name: 'Code in curl' });
  await lines.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
