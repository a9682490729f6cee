import { brand } from '#site/brand.ts';
import { readQrPicture } from '../support/qr.ts';
import { expect, test } from './support/fixtures.ts';
import { quickIf } from './support/layers.ts';

// No notice of the worker over it.
for (const width of [320, 360, 390, 1280]) {
  test(
    `a camera reads the QR code at ${width} px, in both looks`,
    quickIf(width === 390),
    async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${site.origin}/it/prova-${brand.slug}`);
        const code = page.locator('main svg[role=img]');
        expect(readQrPicture(await code.screenshot()), colorScheme).toBe(brand.earlyAccessUrl);
        const { modules, side } = await code.evaluate((svg) => ({
          modules: Number(svg.getAttribute('viewBox')?.split(' ').at(-1)),
          side: svg.getBoundingClientRect().width,
        }));
        expect(side % modules, 'whole pixels a module').toBe(0);
        expect(side / modules).toBeGreaterThanOrEqual(6);
      }
    },
  );
}
