import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { allowTextSettings } from './support/text.ts';

/** What reaches beyond the screen by itself: neither scrolled within something nor cut off on purpose. */
const wide = (settings: readonly string[]) =>
  settings.flatMap((text) => {
    const root = document.documentElement;
    root.dataset.text = text;
    if (root.scrollWidth <= root.clientWidth) return [];
    const guilty = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const innermost = guilty.filter(
      (element) => !guilty.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${text}: ${root.scrollWidth} px, ${innermost.slice(0, 3).map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`)}`,
    ];
  });

test.describe('at 320 px', () => {
  // What the page holds is prerendered, and nothing is closed.
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false, bypassCSP: true });

  for (const code of ['it', 'de'] as const)
    test(`no page scrolls sideways, however its text is set: ${code}`, async ({ page }) => {
      test.setTimeout(600_000);
      for (const { address } of pages.filter(({ basePath }) => basePath === `/${code}`)) {
        // Without scripts nothing delays DOMContentLoaded until the sheet applies.
        await page.goto(address);
        await allowTextSettings(page);
        expect.soft(await page.evaluate(wide, ['normal', 'spaced']), address).toEqual([]);
        // Twice the text needs twice the screen.
        await page.setViewportSize({ width: 640, height: 640 });
        expect.soft(await page.evaluate(wide, ['double']), address).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
      }
    });
});

test('no page scrolls sideways on a phone whose letters are set twice as large', async ({ device }) => {
  test.setTimeout(600_000);
  await device.context.close();
  // What a visitor sets in the browser: unlike a sheet of the page it changes what media queries see.
  await device.restart(['--blink-settings=defaultFontSize=32']);
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { address } of pages.filter(({ basePath }) => basePath !== '')) {
    await page.goto(address);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});
