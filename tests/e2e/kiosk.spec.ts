import type { Page } from '@playwright/test';
import { THANKS_MS } from '#features/kiosk/model/kiosk.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, startKiosk, typePin } from './support/kiosk.ts';

/** Removes the time limit of the confirmation, because axe may need longer than that on a slow machine. */
const keepThanks = (page: Page) =>
  page.addInitScript((thanksMs) => {
    const set = globalThis.setTimeout;
    const patient = (call: () => void, ms?: number) => (ms === thanksMs ? 0 : set(call, ms));
    Object.assign(globalThis, { setTimeout: patient });
  }, THANKS_MS);

/** Sets the clock forward, as if this time had passed since the last key press. */
const later = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const { now } = Date;
    Date.now = () => now() + passed;
  }, ms);

test.use({ bypassCSP: true });

test('kiosk mode passes axe: start, form, confirmation, question, PIN field', async ({ page }) => {
  const expectClean = async (what: string) => expect(await violationsInBothThemes(page), what).toEqual([]);
  await keepThanks(page);
  await page.goto('/de/outbox');
  await page.locator('main a[href="/de/demo?event="]').click();
  await page.locator('#kiosk-pin').waitFor();
  await expectClean('the start');
  await startKiosk(page, '/de/demo?event=slush26');
  await expect(page.locator('header')).toContainText('slush26');
  await expectClean('the form');
  await enter(page, 1);
  await expectClean('the confirmation');
  await page.getByRole('button', { name: 'Nächste Person' }).click();
  await expect(page.locator('form#demo-form')).toBeFocused();
  await page.locator('form#demo-form [name=nome]').fill('Visitor2');
  await later(page, 61_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean('the question');
  await page.goto('/de/outbox');
  await typePin(page, '1111');
  await expect(page.getByRole('alert').getByText('Diese PIN ist falsch')).toBeVisible();
  await expectClean('the PIN field');
});
