import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { keep, refused, waiting } from './support/queue.ts';
import { untilDrafted, untilHydrated } from './support/steps.ts';

const said = (page: Page) => page.locator('#announcer');
const items = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading') });
const button = (page: Page, action: string, number: number) =>
  items(page).nth(number).getByRole('button', { name: action });

/** Puts these into the outbox, and opens the list. */
async function openList(page: Page, ...submissions: readonly ReturnType<typeof waiting>[]): Promise<void> {
  await page.goto('/en/cookies');
  await keep(page, submissions);
  await page.goto('/en/outbox');
  await untilHydrated(page);
  await expect(page.locator('#waiting-title')).toHaveText(/waiting|to review/);
}

test('drafts come and go as they are typed elsewhere, are deleted or erased', async ({ context, page }) => {
  await page.goto('/en/outbox');
  const other = await context.newPage();
  const type = async (address: string, field: string) => {
    await other.goto(address);
    await untilHydrated(other);
    await other.locator(field).fill('Ada');
    await untilDrafted(other, 'Ada');
  };
  await type('/en/demo', '#demo-form [name=nome]');
  const drafts = page.getByRole('region', { name: 'Started and not sent' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await drafts.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(drafts).toHaveCount(0);
  await expect(said(page)).toHaveText('Deleted from this device: Personalised demo.');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();

  await type('/en/design-partner', '#design-partner-form [name=nome]');
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(drafts).toHaveCount(0);
});

test('nothing is erased by a key pressed twice, and nothing erased can be had back', async ({ page }) => {
  await openList(page, waiting('a', { delivery: refused }), waiting('b', { delivery: refused }));
  await button(page, 'Delete', 0).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  const erase = page.getByRole('button', { name: 'Erase everything', exact: true });
  await erase.press('Enter');
  await expect(page.getByRole('heading', { name: 'Erase everything that is kept here?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await expect(items(page)).toHaveCount(1);

  await erase.press('Enter');
  await page.getByRole('button', { name: 'Yes, erase everything' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Erased. Nothing of yours' })).toBeVisible();
  await expect(erase).toBeFocused();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});
