import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { allowTextSettings } from './support/text.ts';

/** Runs in the page: for each text setting, returns the innermost elements that make the page scroll sideways. */
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
  // The content is prerendered, and without scripts no section is collapsed.
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false, bypassCSP: true });

  for (const code of ['it', 'de'] as const)
    test(`no page scrolls sideways with any text setting: ${code}`, async ({ page }) => {
      test.setTimeout(600_000);
      for (const { address } of pages.filter(({ basePath }) => basePath === `/${code}`)) {
        // Waits for `load`, because without scripts DOMContentLoaded does not wait for the style sheet.
        await page.goto(address);
        await allowTextSettings(page);
        expect.soft(await page.evaluate(wide, ['normal', 'spaced']), address).toEqual([]);
        // Text of double size gets double the width.
        await page.setViewportSize({ width: 640, height: 640 });
        expect.soft(await page.evaluate(wide, ['double']), address).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
      }
    });
});

test('no page scrolls sideways on a phone with twice the default font size', async ({ device }) => {
  test.setTimeout(600_000);
  await device.context.close();
  // Changes the visitor's browser setting. Unlike a style sheet, this setting affects media queries.
  await device.restart(['--blink-settings=defaultFontSize=32']);
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { address } of pages.filter(({ basePath }) => basePath !== '')) {
    await page.goto(address);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});
