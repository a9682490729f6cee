import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdCode } from './support/steps.ts';

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Calculate your ROI' }).click();
  await expect(page.locator('#roi-calculator')).toBeVisible();
}

test.describe('the calculator', () => {
  test('what is moved before its code has come is kept', async ({ site, page }) => {
    const release = await holdCode(page);
    await page.goto(`${site.origin}/en?rate=100#roi-calculator-section`, { waitUntil: 'commit' });
    const slider = page.locator('#roi-calculator [name=deals]');
    await slider.press('End');
    release();
    await expect(page.locator('#roi-calculator-section')).toContainText('€160,000');
    await expect(slider).toHaveValue('200');
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(/\?deals=200&hours=8&rate=100/);
  });

  test('what is pressed before its code has come is done once it has, and the focus stays', async ({
    site,
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto(`${site.origin}/en#roi-calculator-section`, { waitUntil: 'commit' });
    const share = page.getByRole('button', { name: 'Share the figures' });
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  test('prints clean: the figures, without what cannot be pressed on paper', async ({ site, page }) => {
    await page.goto(`${site.origin}/en?deals=60`);
    await expect(page.locator('#roi-calculator')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('€807,000')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share the figures' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hide the calculator' })).toBeHidden();
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });

  test('its link can be copied from a dialog that gives the focus back', async ({ site, browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${site.origin}/en`);
    await openCalculator(page);
    const share = page.getByRole('button', { name: 'Share the figures' });
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Share these figures' });
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByRole('status')).toContainText('Link copied');
    const link = `${site.origin}/en?deals=50&hours=8&rate=150#roi-calculator-section`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share).toBeFocused();
    await context.close();
  });
});

for (const width of [320, 360, 412]) {
  test(`the largest figures have room at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}/de?deals=200&hours=20&rate=300#roi-calculator-section`);
    const calculator = page.locator('#roi-calculator-section');
    await expect(calculator.getByText('14.037.000')).toBeVisible();
    const tooWide = await calculator
      .locator('dd')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.scrollWidth > figure.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(tooWide).toEqual([]);
  });
}
