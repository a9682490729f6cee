import { figures } from '#site/figures.ts';
import { violationsOf } from '../e2e/support/axe.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { percent } from '../support/amounts.ts';
import { expect, say, test } from './support/fixtures.ts';

// Axe needs it.
test.use({ bypassCSP: true });

test('a figure opens its explanation by keyboard, by pointer and on a phone', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  const answer = page.getByRole('dialog');
  const figure = page
    .getByRole('link', { name: percent(figures.success), description: say('common.claim') })
    .first();
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(answer.getByRole('heading')).toBeFocused();
  await expect(answer).toContainText(say('claims.success.says'));
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(figure).toBeFocused();

  await page.getByText(say('home.infra.title')).click();
  const funds = page.getByRole('link', { name: '50+' }).last();
  await funds.click();
  await expect(answer).toContainText(say('claims.companies.name'));
  const [ring, sheet] = [await funds.boundingBox(), await answer.boundingBox()];
  expect(sheet?.x).toBeLessThan((ring?.x ?? 0) + (ring?.width ?? 0));
  await answer.getByRole('button', { name: say('claims.close') }).click();
  await expect(funds).toBeFocused();

  // In a low window, the dialog is taller than the window.
  await page.setViewportSize({ width: 640, height: 360 });
  await funds.click();
  await page.mouse.wheel(0, 200);
  await expect(answer.getByText(say('claims.companies.name'))).toBeInViewport();
  await expect(answer.getByRole('button', { name: say('claims.close') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 800 });
  await figure.click();
  await expect(answer).toBeInViewport({ ratio: 1 });
  expect((await answer.boundingBox())?.width).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.mouse.click(200, 20);
  await expect(answer).toBeHidden();

  await figure.click();
  await answer.getByRole('link', { name: say('claims.all') }).click();
  await expect(page).toHaveURL('/en/about#figures');
  await expect(answer).toBeHidden();
  await expect(page.getByRole('heading', { name: say('claims.title') })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure links to its row in the list', async ({ page }) => {
    await page.goto('/en/demo');
    await page.getByRole('link', { name: '150+' }).click();
    await expect(page).toHaveURL('/en/about#figures-companies');
    await expect(page.locator('#figures-companies')).toContainText(say('claims.companies.says'));
    await expect(page.locator('#figures-companies')).toBeInViewport();
  });
});
