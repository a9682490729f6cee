import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { reportSections } from '#features/analyzer/model/sample.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ locale: 'it-IT' });

const sections = '/it/analyzer/results';
const isSheet = /\/Type\s*\/Page(?!s)/g;

test('the section that is being read is marked, and the list stays in sight', async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.origin + sections);
  const list = page.getByRole('navigation', { name: 'Sezioni del report' });
  const marked = list.locator('[aria-current=location]');
  await expect(marked).toContainText('Panoramica');
  for (const name of ['Mercato', 'Finanza']) {
    await list.getByRole('link', { name }).click();
    await expect(marked).toContainText(name);
    await expect(page.getByRole('region', { name })).toBeFocused();
    await expect(list).toBeInViewport({ ratio: 1 });
  }
  await page
    .locator('#report-scoring')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toContainText('Punteggi');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(marked).toContainText('Punteggi');
});

test('the button opens the browser’s own way to print', async ({ site, page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(site.origin + sections);
  await page.getByRole('button', { name: 'Stampa o salva in PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test(
  'in print it is two sheets of A4, a sample on each, dark letters on white',
  quick,
  async ({ site, page }, info) => {
    await page.goto(site.origin + sections);
    await page.locator('#theme').selectOption('dark');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    writeFileSync(info.outputPath('report.pdf'), pdf);
    expect(pdf.toString('latin1').match(isSheet)).toHaveLength(2);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Vaglio · Report di esempio su un’azienda di fantasia')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    const radar = await page
      .locator('figure text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
    for (const colour of [ink, radar]) {
      const channels = colour.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
      expect(Math.max(...channels), colour).toBeLessThan(128);
    }
  },
);

test('it is kept as one file without a connection, and opens by itself', async ({
  site,
  context,
  page,
}, info) => {
  await page.goto(site.origin + sections);
  await untilHydrated(page);
  await context.setOffline(true);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva come file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('vaglio-report-di-esempio.html');
  await expect(page.getByText('Salvato tra i download.')).toBeVisible();
  const kept = info.outputPath('report.html');
  await download.saveAs(kept);
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  await reader.goto(pathToFileURL(kept).href);
  await expect(reader.getByRole('heading', { level: 1, name: 'Aurora Vision AI' })).toBeVisible();
  await expect(reader.getByText(/^Report di esempio/).first()).toBeVisible();
  await expect(reader.getByRole('img', { name: /^Grafico radar dei punteggi/ })).toBeVisible();
  await expect(reader.getByRole('button')).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await reader.screenshot({ path: info.outputPath('kept.png') });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('charts, table and links stand, and no button that would do nothing', async ({ site, page }) => {
    await page.goto(site.origin + sections);
    await expect(page.getByRole('img', { name: /^Grafico radar dei punteggi: Finanza 72/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'I punteggi, voce per voce' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stampa' })).toHaveCount(0);
    for (const { anchor } of reportSections) {
      await page.locator(`a[href="#${anchor}"]`).click();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });
});
