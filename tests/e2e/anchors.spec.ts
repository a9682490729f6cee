import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

for (const width of [360, 375, 390, 412])
  test(`the section of a link stays in place while documents load above it: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/it#workflow');
    await untilHydrated(page);
    await expect(page.locator('[data-figure=stated] table').first()).toBeAttached();
    const top = () => page.locator('#workflow').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 72.5)).toBeLessThan(1);
  });
