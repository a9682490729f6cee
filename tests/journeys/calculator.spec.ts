import { roiInputs } from '#features/roi/model/inputs.ts';
import { euros, roiAmounts } from '../support/amounts.ts';
import { expect, say, test } from './support/fixtures.ts';

test('a shared link opens the calculator within its limits, and figures follow sliders', async ({ page }) => {
  await page.goto('/en?deals=999&hours=7.7&rate=abc');
  const form = page.locator('#roi-calculator');
  await expect(form.locator('[name=deals]')).toHaveValue('200');
  await expect(form.locator('[name=hours]')).toHaveValue('7.5');
  const { initial, step } = roiInputs.rate;
  await expect(form.locator('[name=rate]')).toHaveValue(String(initial));
  const read = { deals: '200', hours: '7.5', rate: euros(initial) };
  const damaged = page.locator('#roi-calculator-section').getByText(say('roiShare.damaged', read));
  await expect(damaged).toBeVisible();
  // The result is in view while a slider moves.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/en?deals=999&hours=7.7&rate=abc#roi-calculator-section');
  await expect(damaged).toBeVisible();
  for (const shown of [form, page.locator('#roi-calculator-section dl').first()])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await form.locator('[name=deals]').press('Home');
  await form.locator('[name=hours]').press('End');
  await form.locator('[name=rate]').press('ArrowRight');
  const amounts = roiAmounts({ deals: 10, hours: 20, rate: initial + step });
  for (const figure of Object.values(amounts))
    await expect(page.locator('#roi-calculator-section')).toContainText(figure);
  await expect(page).toHaveURL(new RegExp(`\\?deals=10&hours=20&rate=${initial + step}`));
  await page.reload();
  await expect(form.locator('[name=rate]')).toHaveValue(String(initial + step));
  await expect(damaged).toHaveCount(0);
  await page.getByRole('button', { name: say('home.roi.hide') }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: say('home.roi.open') })).toBeFocused();
});

test('the calculation prints as one sheet with its figures, its date and its link', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
  // The test prints the page itself, because a headless browser has no print dialog.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/en?deals=120&hours=6&rate=90');
  const section = page.locator('#roi-calculator-section');
  await section.getByRole('button', { name: say('home.roi.compare') }).click();
  await section.locator('[name=deals]').press('End');
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const format of ['A4', 'Letter']) {
    await section.getByRole('button', { name: say('home.roi.print') }).click();
    const sheets = (await page.pdf({ format, margin })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page(?!s)/g), format).toHaveLength(1);
  }
  await section.getByRole('button', { name: say('home.roi.print') }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1, nav, form, button').filter({ visible: true })).toHaveCount(0);
  const both = 'compare=120-6-90&deals=200&hours=6&rate=90';
  await expect(section.locator('a', { hasText: both })).toBeVisible();
  await expect(section.getByText(/27 November 2026|November 27, 2026/)).toBeVisible();
  await expect(section.getByText(say('home.roi.beyond', { limit: '50' }))).toBeVisible();
  for (const figure of Object.values(roiAmounts({ deals: 120, hours: 6, rate: 90 })))
    await expect(section.getByRole('table')).toContainText(figure);
});
