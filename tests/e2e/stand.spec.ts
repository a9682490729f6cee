import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { enter, PIN, startStand, tracesIn, typePin, untilStand, visitorOf } from './support/stand.ts';
import { untilOfflineReady } from './support/steps.ts';

test.use({ light: true });

/** Writes down what is asked of the screen, in a browser that would not say. */
const watchScreen = () => {
  const asked: string[] = [];
  const request = async () => {
    asked.push('on');
    return { released: false, release: async () => void asked.push('off') };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(globalThis, { asked });
};
const askedOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

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

test(
  'three visitors offline, a kill, a restart: nobody sees another’s, the PIN opens, all of it arrives',
  quick,
  async ({ device, email }) => {
    await device.context.addInitScript(watchScreen);
    await startStand(device.page, '/it/demo?event=slush26');
    await untilOfflineReady(device.page);
    await expect.poll(() => askedOf(device.page)).toEqual(['on']);
    const field = device.page.locator('form#demo-form [name=email]');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await device.context.setOffline(true);

    await enter(device.page, 1);
    await expect(device.page.getByText('Grazie', { exact: true })).toBeVisible();
    await expectNoTraces(device.page, 1);
    // Nobody presses anything: the form comes back by itself.
    await expect(device.page.locator('form#demo-form')).toBeFocused({ timeout: 15_000 });
    await enter(device.page, 2);
    await device.page.getByRole('button', { name: 'Prossimo visitatore' }).click();
    await untilStand(device.page);
    await expectNoTraces(device.page, 1, 2);
    await device.page.goBack();
    await expectNoTraces(device.page, 1, 2);

    await device.kill();
    await device.restart();
    await device.context.addInitScript(watchScreen);
    await device.context.setOffline(true);
    const { page } = device;
    await page.goto('/it/demo');
    await untilStand(page);
    await enter(page, 3);
    await expect(page.locator('header')).toContainText('slush26: 3 richieste oggi');
    await page.goto('/it/outbox');
    await typePin(page, '1111');
    await expect(page.getByRole('alert').getByText('Il PIN non è giusto')).toBeVisible();
    await expectNoTraces(page, 1, 2, 3);
    await expect(page.getByRole('button', { name: 'Esporta' })).toHaveCount(0);
    await expect.poll(() => askedOf(page)).toEqual(['on']);
    await expect(async () => {
      await typePin(page, PIN);
      await expect(page.locator('#waiting-title')).toHaveText('3 richieste in attesa', { timeout: 1_000 });
    }).toPass();
    expect(await askedOf(page)).toEqual(['on', 'off']);

    await device.context.setOffline(false);
    await page.getByRole('button', { name: 'Invia tutto adesso' }).click();
    await expect(page.getByText('Nessuna richiesta in attesa', { exact: true })).toBeVisible();
    const mails = email.mails().map(({ template_params }) => template_params);
    expect(mails.map(({ nome }) => nome).sort()).toEqual(['Visitor1', 'Visitor2', 'Visitor3']);
    expect(mails.map((params) => params.event)).toEqual(['slush26', 'slush26', 'slush26']);
    expect(new Set(mails.map(({ submission_id }) => submission_id)).size).toBe(3);
  },
);

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
