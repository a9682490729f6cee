import type { BrowserContext, Page } from '@playwright/test';
import { readQrPicture } from '../support/qr.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { keep, waiting } from './support/queue.ts';
import { untilHydrated, untilOfflineReady } from './support/steps.ts';

const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';

/** Keeps a request that waits for ten minutes, and opens its code. */
async function showCode(page: Page): Promise<string> {
  await page.goto('/en');
  await keep(page, [waiting(ID, { params: { name: 'Ada Lovelace', email: 'ada@fund.example' } })]);
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: /^Hand over by code: / }).click();
  const code = page.getByRole('img', { name: 'QR code with the request' });
  const address = readQrPicture(await code.screenshot());
  if (!address) throw new Error('There is no code in the picture.');
  return address;
}

const sent = (mails: readonly { template_params: Readonly<Record<string, unknown>> }[]) =>
  mails.map(({ template_params }) => template_params.submission_id);

const sendAll = async (page: Page) => {
  await page.goto('/en/outbox');
  const button = page.getByRole('button', { name: 'Send all now' });
  const empty = page.getByText('Nothing is waiting');
  await expect(button.or(empty).first()).toBeVisible();
  // With the connection some go by themselves, and the button with them.
  await button.click({ timeout: 2_000 }).catch(() => {});
  await expect(empty).toBeVisible();
};

async function remove(page: Page) {
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/de');
  await untilOfflineReady(page);
  return page;
}

for (const first of ['the one that was asked', 'the one that took it'] as const) {
  test(
    `a code is taken offline by another device, and goes out under its id: ${first} sends first`,
    quick,
    async ({ site, email, device, browser }) => {
      const address = await showCode(device.page);
      expect(address).toMatch(new RegExp(`^${site.origin}/en/take#1[\\w-]+$`));
      expect(address.length).toBeLessThan(400);

      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
      const page = await another(context);
      await context.setOffline(true);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This request can come with you' })).toBeVisible();
      expect(page.url()).toBe(`${site.origin}/en/take`);
      await expect(page.getByText('Ada Lovelace, ada@fund.example')).toBeVisible();
      await page.getByRole('button', { name: 'Take it along' }).click();
      await expect(page.getByRole('heading', { name: 'Done: it is here as well now' })).toBeFocused();
      expect(sent(email.mails())).toEqual([]);

      if (first === 'the one that was asked') await sendAll(device.page);
      await context.setOffline(false);
      await sendAll(page);
      if (first === 'the one that took it') await sendAll(device.page);
      expect(new Set(sent(email.mails()))).toEqual(new Set([ID]));
      expect(email.mails()).toHaveLength(2);

      await page.goto('/en');
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'It has been delivered already' })).toBeVisible();
      await context.close();
    },
  );
}

test('what is declined, damaged or here already leaves nothing behind', quick, async ({ device }) => {
  const { page } = device;
  const address = await showCode(page);
  await page.goto('/en');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'It is here already' })).toBeVisible();
  await page.goto('/en/outbox');
  await remove(page);
  await page.goto('/en');
  await page.goto(address);
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: 'All right, it was not taken' })).toBeFocused();
  // A further code while the page is open, and one with a piece missing.
  await page.evaluate((to) => location.assign(to), address);
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeVisible();
  await page.evaluate((to) => location.assign(to), address.slice(0, -20));
  await expect(page.getByRole('heading', { name: 'This code cannot be read' })).toBeVisible();
  await page.goto('/en/outbox');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

test('too long for a code: a file; the dialog and the page stand the test of axe', async ({
  site,
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL: site.origin, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const address = await showCode(page);
    expect(await violationsOf(page), `${colorScheme}: code`).toEqual([]);
    await page.goto('/en');
    // Signs without a pattern, which no compression makes short.
    const message = Array.from({ length: 100 }, () => crypto.randomUUID()).join(' ');
    await keep(page, [waiting(ID, { params: { name: 'Ada', email: 'ada@fund.example', message } })]);
    await page.goto('/en/outbox');
    await page.getByRole('button', { name: /^Hand over by code: / }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export as a file' }).click();
    expect((await download).suggestedFilename()).toBe('vaglio-outbox.json');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await remove(page);
    await page.goto('/en');
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Take it along' })).toBeVisible();
    expect(await violationsOf(page), `${colorScheme}: taking`).toEqual([]);
    await context.close();
  }
});

test('without a code the page says what it is for', quick, async ({ page }) => {
  await page.goto('/it/take');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Porta con te una richiesta' })).toBeVisible();
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Come funziona']);
});
