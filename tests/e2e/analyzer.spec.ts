import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wordFile, zipOf } from '../support/zip.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { holdCode, pdfFile, untilHydrated } from './support/steps.ts';

test.use({ locale: 'it-IT' });

const input = '#analyzer-upload input[type=file]';
const docxFile = {
  name: 'Plan.DOCX',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: wordFile(),
};

test('a file too large or of another kind is refused with its message', quick, async ({ site, page }) => {
  await page.goto(`${site.origin}/it/analyzer`);
  const toast = page.getByRole('alert').filter({ hasText: /./ });
  await page.locator(input).setInputFiles({ ...pdfFile, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF') });
  await expect(toast).toContainText('File troppo grande');
  await expect(toast).toContainText('Il file deve essere massimo 10MB');
  await page.locator(input).setInputFiles({ ...pdfFile, name: 'deck.pptx' });
  await expect(toast).toContainText('Formato non supportato');
  await expect(toast).toContainText('Supportiamo solo file PDF e DOCX');
  await page.locator(input).setInputFiles({ ...pdfFile, buffer: Buffer.from('MZ no pdf at all') });
  await expect(toast).toContainText('Formato non supportato');
  await page.reload();
  await page.locator(input).setInputFiles({ ...docxFile, buffer: zipOf(['holiday.jpg']) });
  await expect(toast).toContainText('Formato non supportato');
});

test('one document a session; nothing of it leaves the device', quick, async ({ site, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /^(?:GET|HEAD)$/.test(request.method()) || requests.push(request.url()));
  await page.goto(`${site.origin}/it/analyzer`);
  await page.locator(input).setInputFiles(docxFile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.waitForURL('**/it/analyzer/results', { timeout: 20_000 });
  await expect(page.getByText('Analisi Completata')).toBeVisible();
  await expect(page.getByText('Report di esempio', { exact: true })).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Analisi gratuita' }).click();
  await expect(page.getByRole('heading', { name: 'Un documento per sessione' })).toBeVisible();
  await expect(page.locator(input)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Un documento per sessione' })).toBeVisible();
  await expect(page.locator(input)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('the steps name the file, its kind, its size and its pages', quick, async ({ site, page }) => {
  await page.goto(`${site.origin}/en/analyzer`);
  const pages = '2 0 obj<</Type/Pages/Kids[]/Count 17>>endobj\n';
  await page
    .locator(input)
    .setInputFiles({ ...pdfFile, buffer: Buffer.concat([pdfFile.buffer, Buffer.from(pages)]) });
  const steps = page.getByRole('list', { name: 'Steps of the demonstration' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /deck\.pdf.* read on this device: PDF, \d+ bytes/,
    '17 pages, by the document’s own count',
    'The 5 parameters of the free version, simulated',
    /nothing in it comes from .*deck\.pdf/,
  ]);
});

test('a document chosen before the page is alive is analysed once it is', async ({ site, page }) => {
  const release = await holdCode(page);
  await page.goto(`${site.origin}/en/analyzer`, { waitUntil: 'domcontentloaded' });
  await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
  release();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('begin and end are said, and the focus stays on the card', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/analyzer`);
  await untilHydrated(page);
  await page.locator(input).focus();
  await page.locator(input).setInputFiles(pdfFile);
  await expect(page.getByRole('heading', { name: 'Your document' })).toBeFocused();
  const said = page.locator('#announcer');
  await expect(said).toHaveText('Analysis in progress...');
  await expect(page.locator('#analyzer-upload')).toContainText(/deck\.pdf · \d\d bytes/);
  await expect(said).toHaveText('Done. Opening the sample report.', { timeout: 20_000 });
  await page.waitForURL('**/en/analyzer/results');
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('a file that is dropped', () => {
  /** Drops a file of this machine on a point of the page, as the system does. */
  async function drop(page: Page, at: { x: number; y: number }, file: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    await session.detach();
  }

  test('is taken wherever it falls, and a second one neither interrupts nor leads away', async ({
    site,
    page,
  }, testInfo) => {
    const files = ['first.pdf', 'second.pdf'].map((name) => testInfo.outputPath(name));
    for (const file of files) writeFileSync(file, pdfFile.buffer);
    const [first = '', second = ''] = files;
    await page.goto(`${site.origin}/en/analyzer`);
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

test('of two chosen at once the first is analysed', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/analyzer`);
  await untilHydrated(page);
  await page.locator(input).evaluate((element: HTMLInputElement) => {
    for (const name of ['first.pdf', 'second.pdf']) {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7'], name));
      element.files = data.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page.locator('#analyzer-upload')).toContainText('first.pdf');
  await expect(page.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
  await expect(page.locator('#analyzer-upload')).toContainText('first.pdf');
});

test.describe('without a copy of the site', () => {
  test('a report out of reach uses nothing up, and opens once it can', async ({ site, context, page }) => {
    await page.goto(`${site.origin}/en/analyzer`);
    await untilHydrated(page);
    await context.setOffline(true);
    await page.locator(input).setInputFiles(pdfFile);
    const unopened = page.getByRole('alert').filter({ hasText: 'The sample report could not be opened' });
    await expect(unopened).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/en\/analyzer$/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your document' })).toBeFocused();
    await page.waitForURL('**/en/analyzer/results', { timeout: 20_000 });
    expect(await page.evaluate(() => sessionStorage.getItem('analyzed'))).toBe('1');
  });
});
