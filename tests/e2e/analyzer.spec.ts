import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { delayScript, pdfFile, untilHydrated } from './support/steps.ts';

test.use({ locale: 'it-IT' });

test('a document that is chosen before hydration is analysed after it', async ({ page }) => {
  const release = await delayScript(page);
  await page.goto('/en/analyzer', { waitUntil: 'domcontentloaded' });
  await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
  release();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('the drop zone becomes the sheet, and the total of the sheet that of the verdict', async ({ page }) => {
  await page.addInitScript(() => {
    const carried: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        carried.push(
          ['sheet', 'total'].filter((name) => moving.includes(`::view-transition-group(${name})`)),
        );
      });
      return transition;
    };
    Object.assign(globalThis, { carried });
  });
  await page.goto('/en/analyzer');
  await untilHydrated(page);
  await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
  await page.waitForURL('**/en/analyzer/results', { timeout: 20_000 });
  const carried = () => page.evaluate(() => (globalThis as { carried?: string[][] }).carried);
  await expect.poll(carried).toEqual([['sheet'], ['total']]);
});

test.describe('a dropped file', () => {
  /** Drops a local file on a point of the page, as the operating system does. */
  async function drop(page: Page, at: { x: number; y: number }, file: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    await session.detach();
  }

  test('is accepted anywhere, and a second file does not interrupt the analysis', async ({ page }, info) => {
    const files = ['first.pdf', 'second.pdf'].map((name) => info.outputPath(name));
    for (const file of files) writeFileSync(file, pdfFile.buffer);
    const [first = '', second = ''] = files;
    await page.goto('/en/analyzer');
    await untilHydrated(page);
    const beside = { x: 600, y: 200 };
    await drop(page, beside, first);
    const card = page.locator('#analyzer-upload');
    await expect(card).toContainText('first.pdf');
    await drop(page, beside, second);
    await page.waitForURL('**/en/analyzer/results', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });
});
