import { brand } from '#site/brand.ts';
import { waiting } from '../support/waiting.ts';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { keep, showCode } from './support/queue.ts';

// For axe.
test.use({ bypassCSP: true });

const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';

test('too long for a code: a file; the dialog and the page stand the test of axe', async ({ page }) => {
  const address = await showCode(page, ID);
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
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('/en');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Take it along' })).toBeVisible();
  expect(await violationsInBothLooks(page), 'taking').toEqual([]);
});
