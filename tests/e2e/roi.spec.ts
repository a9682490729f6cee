import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { quick, quickIf } from './support/layers.ts';
import { fillContactForm, sendContactForm } from './support/steps.ts';

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Calculate your ROI' }).click();
  await expect(page.locator('#roi-calculator')).toBeVisible();
}

test.describe('the calculator', () => {
  test(
    'its link reproduces its figures, and bad figures are brought within the limits',
    quick,
    async ({ site, page }) => {
      await page.goto(`${site.origin}/en?deals=999&hours=7.7&rate=abc`);
      const form = page.locator('#roi-calculator');
      await expect(form).toBeVisible();
      await expect(form.locator('[name=deals]')).toHaveValue('200');
      await expect(form.locator('[name=hours]')).toHaveValue('7.5');
      await expect(form.locator('[name=rate]')).toHaveValue('150');
      await form.locator('[name=rate]').press('ArrowRight');
      await expect(page).toHaveURL(/\?deals=200&hours=7\.5&rate=160/);
      await page.reload();
      await expect(form.locator('[name=rate]')).toHaveValue('160');
    },
  );

  test('what is moved before its code has come is kept', async ({ site, page }) => {
    await page.route('**/assets/Roi-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`${site.origin}/en?rate=100#roi-calculator-section`);
    const slider = page.locator('#roi-calculator [name=deals]');
    await slider.press('End');
    await expect(page.locator('#roi-calculator-section')).toContainText('€160,000', { timeout: 5_000 });
    await expect(slider).toHaveValue('200');
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(/\?deals=200&hours=8&rate=100/);
  });

  test('what is pressed before its code has come is done once it has, and the focus stays', async ({
    site,
    page,
  }) => {
    await page.route('**/assets/Roi-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`${site.origin}/en#roi-calculator-section`);
    const share = page.getByRole('button', { name: 'Share the figures' });
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  test('the savings are announced when a slider rests; its own value it says itself', async ({
    site,
    page,
  }) => {
    await page.clock.install({ time: '2026-12-01T10:00:00' });
    await page.goto(`${site.origin}/en`);
    await openCalculator(page);
    await page.clock.pauseAt('2026-12-01T11:00:00');
    const slider = page.locator('#roi-calculator [name=deals]');
    await page.locator('#roi-calculator output').first().waitFor();
    for (const shown of ['55', '60', '65']) {
      await slider.press('ArrowRight');
      await expect(page.locator('#roi-calculator output').first()).toHaveText(shown);
      await page.clock.runFor(300);
      await expect(page.locator('#announcer')).toBeEmpty();
    }
    await page.clock.runFor(1_100);
    await expect(page.locator('#announcer')).toHaveText('Yearly savings €874,500');
    for (const output of await page.locator('#roi-calculator output').all())
      await expect(output).toHaveAttribute('aria-live', 'off');
  });

  test('the bars follow the sliders', async ({ site, page }) => {
    await page.goto(`${site.origin}/en`);
    await openCalculator(page);
    const bar = page.locator('#roi-calculator-section figure rect').last();
    const before = Number(await bar.getAttribute('width'));
    await page.locator('#roi-calculator [name=hours]').press('Home');
    await expect.poll(async () => Number(await bar.getAttribute('width'))).toBeGreaterThan(before);
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

  test(
    'asking for a demo takes the figures along, as a line that is seen and sent',
    quick,
    async ({ email, page }) => {
      await page.goto('/en');
      await openCalculator(page);
      const began = Date.now();
      await page.locator('#roi-calculator-section').getByRole('button', { name: 'Request a demo' }).click();
      await expect(page.getByRole('button', { name: 'Calculating…' })).toBeDisabled();
      await expect(page).toHaveURL(/#contact-form$/);
      expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
      await page.goBack();
      await expect(
        page.locator('#roi-calculator-section').getByRole('button', { name: 'Request a demo' }),
      ).toBeFocused();
      await page.goForward();
      const line = '50 deals a month, 8 hours each at €150 an hour: €672,000 saved per year';
      await expect(page.locator('#contact-form')).toContainText(line);
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(page.getByText('Request sent')).toBeVisible();
      expect(email.mails()[0]?.template_params.roi).toBe(line);
      await page.getByRole('button', { name: 'Send another request' }).click();
      await expect(page.locator('form#contact-form')).not.toContainText(line);
    },
  );

  test('the figures can be left out again', async ({ email, page }) => {
    await page.goto('/en');
    await openCalculator(page);
    await page.locator('#roi-calculator-section').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('button', { name: 'Leave the figures out' }).click();
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(Object.keys(email.mails()[0]?.template_params ?? {})).not.toContain('roi');
  });
});

for (const width of [320, 360, 412]) {
  test(`the largest figures have room at ${width} px`, quickIf(width === 320), async ({ site, page }) => {
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
