import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Exports the queue on /outbox. Resolves with the content of the file. */
export async function exportedFrom(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  return readFileSync(await (await download).path());
}

/** Imports a file with this content on /outbox. */
export const importInto = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Import an exported file')
    .setInputFiles({ name: 'export.json', mimeType: 'application/json', buffer });
