import type { Page } from '@playwright/test';
import { untilHydrated } from '../e2e/support/steps.ts';
import { articles } from '../support/content.ts';
import { sampled } from '../support/samples.ts';
import { heard, speakWith } from '../support/speech.ts';
import { expect, say, test } from './support/fixtures.ts';

/** An article of the sample content: in English, and with three headings. */
const ARTICLE = `/en/insights/${sampled('articles', articles)[0]?.slug}`;
const tools = (page: Page) => page.getByRole('region', { name: say('reading.tools') });
const storedProgress = (page: Page) => page.evaluate(() => localStorage.getItem('reading-progress') ?? '');

/** Scrolls to the heading with this number, and waits until the reading progress is stored. */
async function readUpTo(page: Page, number: number): Promise<void> {
  await expect(tools(page)).toBeVisible();
  const before = await storedProgress(page);
  await page
    .locator('article h2')
    .nth(number)
    .evaluate((element) => element.scrollIntoView());
  await expect.poll(() => storedProgress(page)).not.toBe(before);
}

test('the next visit offers the last reading position, and restores the text size', async ({ page }) => {
  await page.goto(ARTICLE);
  await readUpTo(page, 2);
  const text = page.locator('article p', { hasText: /.{200}/ }).last();
  const sizeOf = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const size = await sizeOf();
  await page.getByRole('button', { name: say('reading.look'), exact: true }).click();
  await page.getByRole('radio', { name: say('reading.size.large'), exact: true }).check();
  expect(await sizeOf()).toBeGreaterThan(size);

  await page.goto('/en/insights');
  await page.goto(ARTICLE);
  expect(await sizeOf()).toBeGreaterThan(size);
  const goOn = page.getByRole('button', { name: say('reading.continue') });
  await expect(goOn).toBeVisible();
  expect(await page.evaluate(() => scrollY), 'the page does not scroll before the click').toBe(0);
  await goOn.click();
  await expect(page.locator('article h2').nth(2)).toBeInViewport();
  await expect(page.locator('article h2').nth(2)).toBeFocused();
  await expect(goOn).toBeHidden();
});

test('an article is read aloud with highlighted sentences, and stops when it is left', async ({ page }) => {
  await page.addInitScript(speakWith, ['it-IT', 'en-GB (remote)', 'en_GB']);
  await page.goto(ARTICLE);
  await untilHydrated(page);
  await page.getByRole('button', { name: say('reading.listen') }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String));
  expect((await heard(page))[0]).toMatchObject({ lang: 'en_GB', rate: 1 });
  expect(await marked()).toEqual([(await heard(page))[0]?.text]);
  await page.evaluate(() => dispatchEvent(new Event('sentence-said')));
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  expect(await marked()).toEqual([(await heard(page))[1]?.text]);
  await page.getByRole('button', { name: say('reading.pause') }).click();
  await page.getByRole('button', { name: say('reading.resume') }).click();
  await expect.poll(async () => (await heard(page)).at(-1)?.text).toBe((await heard(page))[1]?.text);
  await page.getByRole('link', { name: say('insights.back') }).click();
  await expect(page).toHaveURL('/en/insights');
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await expect.poll(marked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sentence that is read aloud is below the sticky bar', async ({ page }) => {
    await page.addInitScript(speakWith, ['en-GB']);
    await page.goto(ARTICLE);
    await untilHydrated(page);
    const bar = tools(page);
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
});
