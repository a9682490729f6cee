import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Returns the background. In forced colours all borders and texts have one colour, so only it can mark an element. */
const ground = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('only the selected tab looks selected in forced colours', async ({ page }) => {
  await page.goto('/en#comparison-section');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const name of ['Time', 'Cost']) {
    await page.getByRole('tab', { name }).click();
    const chosen = await ground(page.getByRole('tab', { selected: true }));
    for (const other of await page.getByRole('tab', { selected: false }).all())
      expect(await ground(other)).not.toBe(chosen);
  }
});

test('only the selected reading settings have a thick border in forced colours', async ({ page }) => {
  await page.goto('/en/insights/future-due-diligence-intelligence-augmentation');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const choices = page.locator('#reading-settings fieldset').first().getByRole('radio');
  await choices.last().check();
  await expect(choices.last()).toHaveCSS('border-top-width', '7px');
  await expect(choices.first()).not.toHaveCSS('border-top-width', '7px');
});

test('only the selected figure of the deal is marked in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/workflow');
  const rows = page.locator('[data-figure] > summary');
  await page.locator('[data-figure=founded] > summary').click();
  await expect(page.locator('[data-figure=founded]')).toHaveAttribute('open', '');
  const marks = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { borderInlineStartColor, borderBlockEndColor } = getComputedStyle(row);
      return borderInlineStartColor === borderBlockEndColor;
    }),
  );
  expect(marks.filter(Boolean)).toHaveLength(1);
});
