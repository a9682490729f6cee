import type { Page } from '@playwright/test';
import { brand } from '#site/brand.ts';
import { readQrPicture } from '../support/qr.ts';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { keep, waiting } from './support/queue.ts';

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

async function remove(page: Page) {
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

test('too long for a code: a file; the dialog and the page stand the test of axe', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, bypassCSP: true });
  const page = await context.newPage();
  const address = await showCode(page);
  expect(await violationsInBothLooks(page), 'code').toEqual([]);
  await page.goto('/en');
  // Signs without a pattern, which no compression makes short.
  const message = Array.from({ length: 100 }, () => crypto.randomUUID()).join(' ');
  await keep(page, [waiting(ID, { params: { name: 'Ada', email: 'ada@fund.example', message } })]);
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: /^Hand over by code: / }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export as a file' }).click();
  expect((await download).suggestedFilename()).toBe(`${brand.slug}-outbox.json`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await remove(page);
  await page.goto('/en');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeVisible();
  expect(await violationsInBothLooks(page), 'taking').toEqual([]);
  await context.close();
});
