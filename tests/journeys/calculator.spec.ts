import { roiAmounts } from '../support/amounts.ts';
import { expect, say, test } from './support/fixtures.ts';

test('a shared link opens the calculator within its limits, and figures follow sliders', async ({ page }) => {
  await page.goto('/en?deals=999&hours=7.7&rate=abc');
  const form = page.locator('#roi-calculator');
  await expect(form.locator('[name=deals]')).toHaveValue('200');
  await expect(form.locator('[name=hours]')).toHaveValue('7.5');
  await expect(form.locator('[name=rate]')).toHaveValue('150');
  await form.locator('[name=deals]').press('Home');
  await form.locator('[name=hours]').press('End');
  await form.locator('[name=rate]').press('ArrowRight');
  const amounts = roiAmounts({ deals: 10, hours: 20, rate: 160 });
  for (const figure of [...Object.values(amounts), '195', '97.5%'])
    await expect(page.locator('#roi-calculator-section')).toContainText(figure);
  await expect(page).toHaveURL(/\?deals=10&hours=20&rate=160/);
  await page.reload();
  await expect(form.locator('[name=rate]')).toHaveValue('160');
  await page.getByRole('button', { name: say('home.roi.hide') }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: say('home.roi.open') })).toBeFocused();
});
