import { expect, test } from './support/fixtures.ts';
import { holdCode, pdfFile } from './support/steps.ts';

test.use({ locale: 'it-IT' });

const input = '#analyzer-upload input[type=file]';
const docxFile = {
  name: 'Plan.DOCX',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]),
};

test('a file too large or of another kind is refused with its message', async ({ site, page }) => {
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
});

test('one document a session; nothing of it leaves the device', async ({ site, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /^(?:GET|HEAD)$/.test(request.method()) || requests.push(request.url()));
  await page.goto(`${site.origin}/it/analyzer`);
  await page.locator(input).setInputFiles(docxFile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.waitForURL('**/it/analyzer/results', { timeout: 20_000 });
  await expect(page.getByText('Analisi Completata')).toBeVisible();
  await expect(page.getByText('Report di esempio', { exact: true })).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Analisi gratuita' }).click();
  await page.locator(input).setInputFiles(pdfFile);
  await expect(page.getByRole('alert').filter({ hasText: 'Un documento per sessione' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a document chosen before the page is alive is analysed once it is', async ({ site, page }) => {
  const release = await holdCode(page);
  await page.goto(`${site.origin}/en/analyzer`, { waitUntil: 'domcontentloaded' });
  await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
  release();
  await expect(page.getByRole('progressbar')).toBeVisible();
});
