import type { Page } from '@playwright/test';
import { figures } from '#site/figures.ts';
import { percent } from '../support/amounts.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

const ARTICLE = '/insights/future-due-diligence-intelligence-augmentation';
const paths = ['', '/pricing', '/webinars', '/analyzer/results', '/reports', '/security'];

/** CSS properties that can hide text and shapes. */
const hiding = 'opacity scale translate rotate transform visibility stroke-dashoffset clip-path'.split(' ');

/** Returns the text and these properties of every element inside an entrance animation. */
const drawn = (page: Page) =>
  page.locator('[data-entrance] *').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [element.textContent, ...names.map((name) => style.getPropertyValue(name))];
      }),
    hiding,
  );

test('prints content that was never scrolled into view', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await expect(page.locator('[data-entrance=ahead]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const printed = await drawn(page);
  expect(printed.length).toBeGreaterThan(10);
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
  );
  expect(running).toBe(0);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-entrance]'))
      element.setAttribute('data-entrance', 'at-rest');
  });
  expect(printed).toEqual(await drawn(page));
});

test('prints the final value of a figure that counts up', async ({ page }) => {
  await page.goto('/en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dl').first()).toContainText(percent(figures.success));
  const hidden = await page
    .locator('dl dd > a > span > span')
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).display === 'none' || getComputedStyle(part).opacity === '0')
        .map((part) => part.ariaHidden),
    );
  expect(hidden).toEqual(['true', 'true', 'true']);
});

/** Runs in the page: returns texts with too little contrast on white paper, because backgrounds are not printed. */
const pale = () => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const contrast = (colour: string) => {
    if (!canvas) return 0;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const light = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0) + 0.05);
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!words.currentNode.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    const { color, fill } = getComputedStyle(element);
    if (contrast(element instanceof SVGElement ? fill : color) < 4.5) found.push(words.currentNode.nodeValue);
  }
  return found;
};

for (const path of paths) {
  test(`the text of a printed page is dark: /en${path}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`/en${path}`);
    expect(await page.evaluate(pale)).toEqual([]);
  });
}

test('prints the report on two sheets, also after an announcement', async ({ page }) => {
  await page.goto('/it/analyzer/results');
  await untilHydrated(page);
  await page.locator('#announcer').evaluate((region) => region.append('Analisi completata'));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('prints all answers of a questionnaire on two sheets', async ({ page }) => {
  await page.goto('/de/security');
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
  await expect(page.locator('table, nav, footer, main button').filter({ visible: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article begins with its text, and prints only its text and its address', async ({ page }) => {
    await page.goto(`/en${ARTICLE}`);
    const facts = await page.locator('article header').boundingBox();
    const cover = await page.locator('article svg').first().boundingBox();
    expect((cover?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article p', { hasText: 'A data room opens' })).toBeVisible();
    await expect(page.getByText(ARTICLE)).toBeVisible();
    for (const hidden of ['Back to insights', 'Share this article', 'Read next'])
      await expect(page.getByText(hidden)).toBeHidden();
  });
});
