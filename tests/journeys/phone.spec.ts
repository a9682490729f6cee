import type { Locator, Page } from '@playwright/test';
import { says } from '../components/support/words.ts';
import { keep, waiting } from '../e2e/support/queue.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { articles } from '../support/content.ts';
import { readQrPicture } from '../support/qr.ts';
import { sampled } from '../support/samples.ts';
import { heard, speakWith } from '../support/speech.ts';
import { expect, say, test } from './support/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Without scrolling: above a card in the corner, or above the lower edge of the screen. */
async function expectOnFirstScreen(page: Page, element: Locator, card: Locator): Promise<void> {
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const [place, covered] = [await element.boundingBox(), await card.boundingBox()];
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(covered?.y ?? 0);
}

test('the analyzer asks nobody to drop a file on a phone: a button opens the choice', async ({ page }) => {
  await page.goto('/de/analyzer');
  await untilHydrated(page);
  const german = says('de');
  const box = page.locator('#analyzer-upload');
  await expect(box.getByText(german('analyzer.upload.browse'))).toBeVisible();
  await expect(box.getByText(german('analyzer.upload.drop'))).toBeHidden();
  const choice = page.waitForEvent('filechooser');
  await box.getByText(german('analyzer.upload.browse')).tap();
  await choice;
});

test('whoever scans a request without a connection sees the question and both answers at once', async ({
  context,
  page,
  site,
}) => {
  await page.goto('/en');
  await keep(page, [waiting('3f2a6b1c-0d4e-4f5a-8b6c-7d8e9f0a1b2c', { params: { name: 'Ada' } })]);
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: say('outbox.handOver') }).click();
  const address = readQrPicture(
    await page.getByRole('img', { name: say('outbox.handOver.code') }).screenshot(),
  );
  const other = await context.browser()?.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  const taker = await other?.newPage();
  if (!other || !taker) throw new Error('The test needs a browser of its own.');
  await taker.goto('/en');
  await expect(taker.locator('html')).toHaveAttribute('data-offline', 'ready');
  await other.setOffline(true);
  await taker.goto(`${address}`);
  const card = taker.locator('[data-corner]');
  await expect(card).toContainText(say('app.lost.title'));
  await expectOnFirstScreen(taker, taker.getByRole('button', { name: say('take.decline') }), card);
  await other.close();
});

test('the sentence that is read aloud stands below what sticks to the top', async ({ page }) => {
  await page.addInitScript(speakWith, ['en-GB']);
  await page.goto(`/en/insights/${sampled('articles', articles)[0]?.slug}`);
  await untilHydrated(page);
  const bar = page.getByRole('region', { name: say('reading.tools') });
  await bar.getByRole('button', { name: say('reading.listen') }).tap();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  const topOfSentence = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('spoken') ?? [];
      return (range as Range).getBoundingClientRect().top;
    });
  const endOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await topOfSentence()).toBeGreaterThanOrEqual((await endOfBar()) - 1);
});

test('a note that has come since the last visit is marked as new until it is begun', async ({ page }) => {
  const [newest, ...others] = articles.map(({ slug }) => slug);
  const sign = page.getByText(say('insights.new'));
  await page.goto('/en/insights');
  const seen = () => page.evaluate(() => localStorage.getItem('notes-seen') ?? '');
  await expect.poll(seen).toContain(newest);
  await expect(sign).toHaveCount(0);

  const longAgo = JSON.stringify({ at: 0, known: others, fresh: [] });
  await page.evaluate((text) => localStorage.setItem('notes-seen', text), longAgo);
  await page.reload();
  await expect(sign).toHaveCount(1);
  await expect(page.locator('section', { has: page.locator('#featured-title') })).toContainText(
    say('insights.new'),
  );
  await page.reload();
  await expect(sign).toHaveCount(1);

  await page.locator('#featured-title + * h3 a').tap();
  await expect(page.getByRole('region', { name: say('reading.tools') })).toBeVisible();
  await page
    .locator('article > div')
    .first()
    .locator('p')
    .last()
    .evaluate((element) => element.scrollIntoView());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-places'))).toContain(newest);
  await page.goto('/en/insights');
  await expect.poll(seen).toContain(newest);
  await expect(sign).toHaveCount(0);
});
