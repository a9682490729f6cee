import { says } from '../components/support/messages.ts';
import { openForeignSite } from '../e2e/support/foreign-site.ts';
import { pdfFile, untilHydrated, untilOfflineReady } from '../e2e/support/steps.ts';
import { expect, hurryUntil, say, test } from './support/fixtures.ts';

const inItalian = says('it');
const inGerman = says('de');
const input = '#analyzer-upload input[type=file]';

test('a document is analysed once per session, and stays on the device', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => /^(?:GET|HEAD)$/.test(request.method()) || sent.push(request.url()));
  await page.clock.install();
  await page.goto('/it/analyzer');
  await untilHydrated(page);
  await page.locator(input).setInputFiles(pdfFile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#analyzer-upload')).toContainText('deck.pdf');
  await hurryUntil(page, page.locator('#report-market'));
  await expect(page).toHaveURL('/it/analyzer/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(inItalian('results.badge'))).toBeVisible();
  await page.locator('header a[href$="/analyzer"]').first().click();
  await expect(page.getByRole('heading', { name: inItalian('analyzer.spent.title') })).toBeVisible();
  await expect(page.locator(input)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the report marks its section, prints, and can be saved as a file', async ({ context, page }, info) => {
  await page.goto('/en/analyzer/results');
  await untilHydrated(page);
  const list = page.getByRole('navigation', { name: say('results.nav') });
  await list.getByRole('link').nth(3).click();
  await expect(page.locator('#report-market')).toBeFocused();
  await expect(list.locator('[aria-current=location]')).toHaveAttribute('href', /#report-market$/);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(2);

  await context.setOffline(true);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('results.keep') }).click();
  const file = info.outputPath('report.html');
  await (await downloading).saveAs(file);
  const reader = await context.newPage();
  await reader.goto(`file://${file}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(say('results.heading'));
  await expect(reader.getByRole('button')).toHaveCount(0);
});

test('a shared deck is analysed after the visitor accepts it, also offline', async ({ device, site }) => {
  const { context, page } = device;
  const posted: string[] = [];
  context.on('request', (request) => /^(?:GET|HEAD)$/.test(request.method()) || posted.push(request.url()));
  await page.goto('/it');
  await untilOfflineReady(page);
  const elsewhere = await openForeignSite(site.origin);
  await site.stop();
  const deck = { ...pdfFile, name: '<b>deck</b>.pdf' };
  await page.clock.install();
  await elsewhere.share(page, [deck, { ...pdfFile, name: 'second.pdf' }]);
  await expect(page.getByRole('main').getByText(deck.name)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/analyzer`);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: inItalian('analyzer.offered.accept') }).click();
  await hurryUntil(page, page.locator('#report-market'));
  const keptCopies = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes('deck')),
  );
  expect(keptCopies).toEqual([]);
  expect(posted).toEqual([`${site.origin}/share-target`]);
  await elsewhere.stop();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the analyzer shows a button for the file chooser, and no drop text', async ({ page }) => {
    await page.goto('/de/analyzer');
    await untilHydrated(page);
    const box = page.locator('#analyzer-upload');
    await expect(box.getByText(inGerman('analyzer.upload.browse'))).toBeVisible();
    await expect(box.getByText(inGerman('analyzer.upload.drop'))).toBeHidden();
    const choice = page.waitForEvent('filechooser');
    await box.getByText(inGerman('analyzer.upload.browse')).tap();
    await choice;
  });
});
