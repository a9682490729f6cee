import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/fixtures.ts';
import { step } from '../../e2e/support/plan.ts';
import type { FaultWorld } from './fault.ts';

/** Queues Ada's request while the service fails, and opens its edit in a new page. `page` shows /outbox. */
export async function openEdit({ context, page, email, send }: FaultWorld): Promise<Page> {
  email.order({ plan: [step({ status: 503, times: 50 })], ratePerSecond: 0 });
  await page.goto('/en');
  expect(await send('Ada')).toBe('saved');
  await page.goto('/en/outbox');
  const address = await page.getByRole('link', { name: /^Edit/ }).getAttribute('href');
  const edit = await context.newPage();
  await edit.goto(`${address}`);
  await expect(edit.locator('#contact-form')).toContainText('You’re editing a pending request');
  return edit;
}
