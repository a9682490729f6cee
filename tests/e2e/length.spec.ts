import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

/** Source: docs/site.md, section 2. */
const WORDS = 900;

/** Runs in the page: counts the words of `main` that are visible before a press. */
function visibleWords(): number {
  const main = document.querySelector('main') ?? document.body;
  const spoken = [...main.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  );
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isVisible = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || spoken.some((element) => element.contains(parentElement))) continue;
    words += textContent?.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
  }
  return words;
}

test('the home page has few words before a visitor opens anything', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/it');
  await untilHydrated(page);
  await page.locator('#workflow').scrollIntoViewIfNeeded();
  // The documents of the deal load when they are near.
  await expect(page.locator('[data-figure=stated] table')).toHaveCount(2);
  expect(await page.evaluate(visibleWords)).toBeLessThanOrEqual(WORDS);
});
