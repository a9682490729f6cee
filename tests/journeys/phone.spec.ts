import { says } from '../components/support/messages.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { articles } from '../support/content.ts';
import { sampled } from '../support/samples.ts';
import { heard, speakWith } from '../support/speech.ts';
import { expect, say, test } from './support/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the analyzer shows a button for the file chooser, and no drop text', async ({ page }) => {
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

test('the sentence that is read aloud is below the sticky bar', async ({ page }) => {
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
