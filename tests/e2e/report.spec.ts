import { reportSections } from '#features/analyzer/model/sample.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ locale: 'it-IT' });

const sections = '/it/analyzer/results';

test('the button opens the browser’s own way to print', async ({ site, page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(site.origin + sections);
  await page.getByRole('button', { name: 'Stampa o salva in PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
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
