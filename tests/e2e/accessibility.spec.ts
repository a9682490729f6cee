import { pages } from '../support/content.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { untilStill } from './support/steps.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The dark page differs from the light one in its colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

for (const base of ['/it', '/de']) {
  test(`axe finds nothing on any page, light and dark: ${base}`, async ({ page }) => {
    test.setTimeout(600_000);
    const addresses = pages.filter((row) => row.base === base).map(({ address }) => address);
    for (const address of [...addresses, `${base}#roi-calculator-section`, `${base}/nope`]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await violationsOf(page), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await untilStill(page.locator('body'));
      expect(await violationsOf(page, OF_COLOURS), `${address}, dark`).toEqual([]);
    }
  });
}
