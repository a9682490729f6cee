import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../e2e/support/fixtures.ts';

/** Opens the one item that waits for editing, in a page of its own; `page` goes to the list of what waits. */
export async function openEdit(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto('/en/outbox');
  const address = await page.getByRole('link', { name: /^Edit/ }).getAttribute('href');
  const edit = await context.newPage();
  await edit.goto(`${address}`);
  await expect(edit.getByText('You are editing a request')).toBeVisible();
  return edit;
}
