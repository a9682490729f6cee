import type { Page } from '@playwright/test';
import { speakWith } from '../support/speech.ts';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const ARTICLE = '/insights/future-due-diligence-intelligence-augmentation';
const ANOTHER = '/insights/cognitive-biases-technology-stack-help';

const tools = (page: Page) => page.getByRole('region', { name: 'Reading tools' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue where you stopped' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('reading-places') ?? '');

/** Scrolls to the heading that begins so, as a reader would come to it, until that is noted. */
async function readUpTo(page: Page, heading: string): Promise<void> {
  await expect(tools(page)).toBeVisible();
  const before = await kept(page);
  await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());
  await expect.poll(() => kept(page)).not.toBe(before);
}

test('the minutes left go down, and an article read to the end is marked wherever it is listed', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/en${ARTICLE}`);
  await expect(tools(page)).toContainText('6 minutes left');
  await readUpTo(page, 'Disagreement is the most valuable');
  await expect(tools(page)).toContainText(/[23] minutes left/);
  await page.getByRole('heading', { name: 'Share this text' }).evaluate((e) => e.scrollIntoView());
  await expect(tools(page)).toContainText('You have read to the end');
  await expect(tools(page).locator('[aria-live], [role=status]:visible')).toHaveCount(0);

  await page.goto(`${site.origin}/en/insights`);
  const marks = page.getByText('Already read', { exact: true });
  await expect(marks).toHaveCount(1);
  const featured = page.locator('section[aria-labelledby=featured-title]');
  await expect(featured.getByText('Already read', { exact: true })).toBeVisible();
  await page.goto(`${site.origin}/de${ANOTHER}`);
  await expect(page.getByText('Gelesen', { exact: true })).toHaveCount(1);

  await page.goto(`${site.origin}/en${ARTICLE}`);
  await expect(tools(page)).toContainText('6 minutes left');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Forget what I have read' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await page.goto(`${site.origin}/en/insights`);
  await page.waitForLoadState('networkidle');
  await expect(marks).toHaveCount(0);
});

test('the tools shift nothing when they come', async ({ site, page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/en${ARTICLE}`);
  await expect(tools(page)).toBeVisible();
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('axe finds nothing with the tools, the offer and the choices open', async ({ site, browser }) => {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(speakWith, ['en-GB']);
  await page.goto(`${site.origin}/en${ARTICLE}`);
  await readUpTo(page, 'Disagreement is the most valuable');
  await page.goto(`${site.origin}/en/insights`);
  await page.goto(`${site.origin}/en${ARTICLE}`);
  await expect(goOn(page)).toBeVisible();
  expect(await violationsInBothLooks(page), 'offer').toEqual([]);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Brisk' })).toBeVisible();
  expect(await violationsInBothLooks(page), 'choices').toEqual([]);
  await context.close();
});

test('without scripts there are no tools, and on paper only the text and where it comes from', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/en${ARTICLE}`);
  const [facts, cover, opening] = [
    page.locator('article header'),
    page.locator('article svg').first(),
    page.locator('article p', { hasText: 'A data room opens' }),
  ];
  const bottom = await facts.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(((await cover.boundingBox())?.y ?? 0) - bottom).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  await expect(opening).toBeVisible();
  await expect(page.getByText(`${ARTICLE}`)).toBeVisible();
  for (const hidden of ['Back to insights', 'Share this text', 'Read next']) {
    await expect(page.getByText(hidden)).toBeHidden();
  }
  await context.close();
});
