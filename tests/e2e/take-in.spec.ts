import { exportOf } from '#features/submissions/model/export.ts';
import { expect, test } from './support/fixtures.ts';
import { waiting } from './support/queue.ts';
import { untilHydrated } from './support/steps.ts';

test('an export is taken in elsewhere, once, and goes out under the same id', async ({ email, page }) => {
  await page.goto('/en/outbox');
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  const takeIn = (text: string) =>
    page
      .getByLabel('Import an exported file')
      .setInputFiles({ name: 'vaglio-outbox.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const announcer = page.locator('#announcer');
  await takeIn('{"no": "export"}');
  await expect(announcer).toContainText('This file was not exported on this page.');
  const record = waiting('travelled');
  const text = exportOf([record], []);
  await takeIn(text);
  await expect(announcer).toHaveText('New in the list: 1. Known already: 0. Unreadable: 0.');
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect
    .poll(() => email.mails().map(({ template_params }) => template_params.submission_id))
    .toEqual(['travelled']);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await takeIn(text);
  await expect(announcer).toHaveText('New in the list: 0. Known already: 1. Unreadable: 0.');
});
