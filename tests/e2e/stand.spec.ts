import type { Page } from '@playwright/test';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, startStand, typePin } from './support/stand.ts';

/** As if so much time had passed since the last key. */
const later = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const { now } = Date;
    Date.now = () => now() + passed;
  }, ms);

test.use({ bypassCSP: true });

test('stands the test of axe: start, form, thanks, question, way out', async ({ page }) => {
  const expectClean = async (what: string) => expect(await violationsInBothLooks(page), what).toEqual([]);
  await page.goto('/de/outbox');
  await page.locator('main a[href="/de/demo?event="]').click();
  await page.locator('#stand-pin').waitFor();
  await expectClean('the start');
  await startStand(page, '/de/demo?event=slush26');
  await expect(page.locator('header')).toContainText('slush26');
  await expectClean('the form');
  await enter(page, 1);
  await expectClean('the thanks');
  await expect(page.locator('form#demo-form')).toBeFocused({ timeout: 15_000 });
  await page.locator('form#demo-form [name=nome]').fill('Visitor2');
  await later(page, 61_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean('the question');
  await page.goto('/de/outbox');
  await typePin(page, '1111');
  await expect(page.getByRole('alert').getByText('Diese PIN ist falsch')).toBeVisible();
  await expectClean('the way out');
});
