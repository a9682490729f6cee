import type { Page } from '@playwright/test';
import { showCode } from '../e2e/support/queue.ts';
import { untilHydrated, untilOfflineReady } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

const ID = '3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c';
const heading = (page: Page, id: Parameters<typeof say>[0]) => page.getByRole('heading', { name: say(id) });

test('another device takes a code offline, and it goes out from there', async ({ browser, email, page }) => {
  const address = await showCode(page, ID);
  expect(address).toContain('/en/take#');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const other = await context.newPage();
  await other.goto('/de');
  await untilOfflineReady(other);
  await context.setOffline(true);
  await other.goto(address);
  await expect(heading(other, 'take.found.title')).toBeVisible();
  await expect(other).toHaveURL('/en/take');
  for (const value of ['Ada Lovelace', 'ada@fund.example'])
    await expect(other.getByRole('main')).toContainText(value);
  await other.getByRole('button', { name: say('take.confirm') }).click();
  await expect(heading(other, 'take.taken.title')).toBeFocused();
  expect(email.mails()).toEqual([]);
  await context.setOffline(false);
  await other.goto('/en/outbox');
  await expect(heading(other, 'outbox.empty')).toBeVisible();
  // It also stays where it was written, and may go out from there: under the same id.
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: say('outbox.sendAll') }).click();
  await expect(heading(page, 'outbox.empty')).toBeVisible();
  const ids = email.mails().map(({ template_params }) => template_params.submission_id);
  expect(new Set(ids)).toEqual(new Set([ID]));
  await other.goto(address);
  await expect(heading(other, 'take.delivered.title')).toBeVisible();
  await context.close();
});

test('what is declined, damaged or here already leaves nothing behind', async ({ page }) => {
  await page.goto('/it/take');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  const address = await showCode(page, ID);
  await page.goto('/en');
  await page.goto(address);
  await expect(heading(page, 'take.known.title')).toBeVisible();
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: say('outbox.delete') }).click();
  await expect(page.getByRole('button', { name: say('outbox.item.undo') })).toBeVisible();
  await page.goto('/en');
  await page.goto(address);
  await page.getByRole('button', { name: say('take.decline') }).click();
  await expect(heading(page, 'take.declined.title')).toBeFocused();
  await page.evaluate((to) => location.assign(to), address.slice(0, -20));
  await expect(heading(page, 'take.broken.title')).toBeVisible();
  await page.goto('/en/outbox');
  await expect(heading(page, 'outbox.empty')).toBeVisible();
});
