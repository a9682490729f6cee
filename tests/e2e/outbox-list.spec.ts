import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilDrafted, untilHydrated } from './support/steps.ts';

const said = (page: Page) => page.locator('#announcer');

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
