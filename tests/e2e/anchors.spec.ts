import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

for (const width of [360, 375, 390, 412])
  test(`a link leads to its section, and documents above hardly move it: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/it#workflow');
    await untilHydrated(page);
    const top = () => page.locator('#workflow').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 72.5)).toBeLessThan(1);
    const place = async () => (await top()) + (await page.evaluate(() => scrollY));
    const before = await place();
    await page.locator('[data-figure=stated]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-figure=stated] table').first()).toBeAttached();
    // Their space is reserved, but their height depends on width and language.
    expect(Math.abs((await place()) - before)).toBeLessThan(150);
  });
