import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, startStand, tracesIn, typePin, untilStand, visitorOf } from './support/stand.ts';

test.use({ light: true });

/** Nothing of the visitors of these numbers is left but in the queue. */
async function expectNoTraces(page: Page, ...numbers: readonly number[]): Promise<void> {
  const traces = await tracesIn(page);
  for (const text of numbers.flatMap((number) => Object.values(visitorOf(number)).slice(0, 4)))
    expect(traces).not.toContain(text);
}

/** As if so much time had passed since the last key. */
const later = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const { now } = Date;
    Date.now = () => now() + passed;
  }, ms);

test('whoever goes away from a begun form is asked, and forgotten, also by the way back', async ({
  page,
}) => {
  await startStand(page, '/en/demo?event=slush26');
  const name = page.locator('form#demo-form [name=nome]');
  await expect(page.locator('header')).toContainText('slush26');
  await name.fill('Visitor1');
  await later(page, 61_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, I’ll go on' }).click();
  await expect(name).toHaveValue('Visitor1');
  await expect(name).toBeFocused();
  await later(page, 85_000);
  await expect(name).toHaveValue('');
  await expectNoTraces(page, 1);

  // Another document, and back to this one, whole as it may be.
  await name.fill('Visitor2');
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('**/robots.txt');
  await page.goBack();
  await untilStand(page);
  await expectNoTraces(page, 2);
});

test('stands the test of axe: the start, the form, the thanks, the question, the way out', async ({
  site,
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL: site.origin, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const expectClean = async (what: string) =>
      expect(await violationsOf(page), `${colorScheme}: ${what}`).toEqual([]);
    await page.goto('/de/demo?event=slush26');
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
    await context.close();
  }
});

test('is reached from the page of pending requests, and says what it needs', async ({ page }) => {
  await page.goto('/es/outbox');
  await page.getByRole('link', { name: 'Usar este dispositivo en un stand' }).click();
  await expect(page).toHaveURL(/\/es\/demo\?event=$/);
  await page.getByRole('button', { name: 'Iniciar el modo stand' }).click();
  await expect(page.locator('#stand-event')).toBeFocused();
});
