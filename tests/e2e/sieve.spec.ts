import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the dots fall when the sieve is well in view, and stay at their meshes: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/it');
    await untilHydrated(page);
    const sieve = page.locator('#workflow [data-entrance]');
    const row = sieve.locator('li:first-child svg g').last();
    const rowBelow = sieve.locator('li:nth-child(2) svg g').last();
    /** Scrolls until the sieve begins at this share of the window's height. */
    const scrollTo = (share: number) =>
      sieve.evaluate(
        (element, to) =>
          window.scrollBy({
            top: element.getBoundingClientRect().top - innerHeight * to,
            behavior: 'instant',
          }),
        share,
      );
    await expect(sieve).toHaveAttribute('data-entrance', 'ahead');
    await scrollTo(0.9);
    // The companies of the first mesh rest above it from the start.
    await expect(row).toHaveCSS('opacity', '1');
    await expect(row).not.toHaveCSS('translate', 'none');
    await expect(rowBelow).toHaveCSS('opacity', '0');
    await scrollTo(0.4);
    await expect(rowBelow).toHaveCSS('opacity', '1');
    await expect(row).toHaveCSS('translate', 'none');
    await scrollTo(2);
    await expect(row).toHaveCSS('translate', 'none');
    await expect(sieve).toHaveAttribute('data-entrance', 'arriving');
  });
