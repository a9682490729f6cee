import type { Page } from '@playwright/test';
import { speakWith } from '../support/speech.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

const ARTICLE = '/insights/future-due-diligence-intelligence-augmentation';
const ANOTHER = '/insights/cognitive-biases-technology-stack-help';

const tools = (page: Page) => page.getByRole('region', { name: 'Reading tools' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('reading-progress') ?? '');

/** Scrolls to the heading with this text, and waits until the reading progress is stored. */
async function readUpTo(page: Page, heading: string): Promise<void> {
  await expect(tools(page)).toBeVisible();
  const before = await kept(page);
  await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());
  await expect.poll(() => kept(page)).not.toBe(before);
}

/** Opens a page and scrolls, because notices load at the first interaction. */
async function openAndScroll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await page.mouse.wheel(0, 40);
}

test('a post of the blog that was begun is offered on the blog, also in another language', async ({
  page,
}) => {
  const progress = { 'kpi-che-contano': { position: { block: 4, share: 0.2 }, readShare: 0.4 } };
  await page.addInitScript(
    (stored) => localStorage.setItem('reading-progress', stored),
    JSON.stringify(progress),
  );
  await openAndScroll(page, '/en/blog');
  const offer = page.locator('[data-corner]').getByRole('link');
  await expect(offer).toHaveAttribute('href', '/en/blog/kpi-che-contano#continue');
  await expect(offer).toHaveAttribute('lang', 'it');
});

test('the remaining minutes decrease, and a completed article is marked in the lists', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  await expect(tools(page)).toContainText('6 minutes left');
  // Also while the reader scrolls on without a rest.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(tools(page)).toContainText(/[345] minutes left/, { timeout: 100 });
  }).toPass({ intervals: [200] });
  await readUpTo(page, 'Disagreement is the most valuable');
  await expect(tools(page)).toContainText(/[23] minutes left/);
  await readUpTo(page, 'Three ways this goes wrong');
  await page.getByRole('heading', { name: 'Share this article' }).evaluate((e) => e.scrollIntoView());
  await expect(tools(page)).toContainText('You have read to the end');
  await expect(tools(page).locator('[aria-live], [role=status]:visible')).toHaveCount(0);

  await page.goto('/en/insights');
  const marks = page.getByText('Already read', { exact: true });
  await expect(marks).toHaveCount(1);
  const featured = page.locator('section[aria-labelledby=featured-title]');
  await expect(featured.getByText('Already read', { exact: true })).toBeVisible();
  await page.goto(`/de${ANOTHER}`);
  await expect(page.getByText('Gelesen', { exact: true })).toHaveCount(1);

  await page.goto(`/en${ARTICLE}`);
  await expect(tools(page)).toContainText('6 minutes left');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Forget what I have read' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Forget what I have read' })).toBeFocused();
  expect(await kept(page)).toContain('"read":true');
  await page.getByRole('button', { name: 'Forget what I have read' }).click();
  await page.keyboard.press('Escape');
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => localStorage.getItem('reading-progress'))).toBeNull();
  await page.goto('/en/insights');
  await page.waitForLoadState('networkidle');
  await expect(marks).toHaveCount(0);
});

test('a change of the language in the middle of an article does not offer the position of the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/de${ARTICLE}`);
  await expect(page.getByText('noch 6 Minuten')).toBeVisible();
  const before = await kept(page);
  await page
    .locator('article h2')
    .nth(3)
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + 400));
  await expect.poll(() => kept(page)).not.toBe(before);
  await page.locator('header [popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=en]').click();
  await expect(tools(page)).toContainText(/[23] minutes left/);
});

test('a jump over a part of the text to what is below it does not move the reading position', async ({
  page,
}) => {
  await page.goto(`/en${ARTICLE}`);
  await readUpTo(page, 'Disagreement is the most valuable');
  const before = await kept(page);
  await page.getByRole('heading', { name: 'Share this article' }).evaluate((e) => e.scrollIntoView());
  // The position would be recorded at the same time, one second after scrolling.
  await expect(tools(page)).toContainText('1 minute left');
  expect(await kept(page)).toBe(before);
  await page.reload();
  expect(await kept(page)).toBe(before);
});

test.describe('without a service worker', () => {
  // The notice that the site is ready for offline use would hide the offer.
  test.use({ serviceWorkers: 'block' });

  test('an article that was begun is offered on home and in the list, until it is declined', async ({
    page,
  }) => {
    await page.goto(`/en${ARTICLE}`);
    await readUpTo(page, 'Disagreement is the most valuable');
    await openAndScroll(page, '/en');
    const offer = page.getByText('Continue reading', { exact: true }).locator('..');
    const link = offer.getByRole('link');
    await expect(offer).toContainText(/[23] minutes left/);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Disagreement is the most valuable' })).toBeInViewport();
    await expect(page).toHaveURL(`/en${ARTICLE}`);

    await openAndScroll(page, '/de/insights');
    const german = page.getByText('Weiterlesen', { exact: true }).locator('..');
    await expect(german.getByRole('link')).toHaveAttribute('href', `/de${ARTICLE}#continue`);
    await german.getByRole('button').click();
    await expect(german).toHaveCount(0);
    await openAndScroll(page, '/de');
    await page.waitForLoadState('networkidle');
    await expect(german).toHaveCount(0);
  });
});

test('the contents list leads to a section and marks it, next to the text or collapsed above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/en${ARTICLE}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = contents.getByRole('link');
  // Before hydration, the browser follows the link and moves no focus.
  await untilHydrated(page);
  await links.nth(2).click();
  const heading = page.locator('#section-3');
  await expect(heading).toBeFocused();
  await expect(contents.locator('[aria-current]')).toHaveText(await heading.innerText());
  await expect(contents).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(links.first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(links.first()).toBeVisible();
  const [list, text] = await Promise.all([contents.boundingBox(), page.locator('#section-1').boundingBox()]);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(text?.y ?? 0);
});

test('the reading tools cause no layout shift when they appear', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en${ARTICLE}`);
  await expect(tools(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.01);
});

test('a double click on the button for more articles opens none of them', async ({ page }) => {
  await page.goto('/en/insights');
  await untilHydrated(page);
  const more = page.getByRole('button', { name: 'Show more articles' });
  await more.scrollIntoViewIfNeeded();
  const cards = page.locator('main li h3');
  const before = await cards.filter({ visible: true }).count();
  const box = await more.boundingBox();
  for (const _ of ['once', 'again']) await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await expect.poll(() => cards.filter({ visible: true }).count()).toBeGreaterThan(before);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/en/insights');
});

test.describe('with a table', () => {
  for (const width of [1200, 1279, 1280, 1344, 1440])
    test(`no reading setting makes the page wider than ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/en/insights/metrics-kpis-deal-flow-management');
      const overflows: string[] = [];
      for (const size of ['small', 'medium', 'large', 'largest'])
        for (const measure of ['short', 'medium', 'long']) {
          const setting = `${size} ${measure}`;
          const overflow = await page.evaluate((value) => {
            document.documentElement.dataset.reading = value;
            const { clientWidth } = document.documentElement;
            const right = Math.max(
              ...[...document.querySelectorAll('article table')].map((e) => e.getBoundingClientRect().right),
            );
            return Math.max(right, document.documentElement.scrollWidth) - clientWidth;
          }, setting);
          if (overflow > 0) overflows.push(`${setting}: ${overflow}`);
        }
      expect(overflows).toEqual([]);
    });
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds no violation in the tools, the offer and the open settings', async ({ page }) => {
    await page.addInitScript(speakWith, ['en-GB']);
    await page.goto(`/en${ARTICLE}`);
    await readUpTo(page, 'Disagreement is the most valuable');
    await page.goto('/en/insights');
    await page.goto(`/en${ARTICLE}`);
    await expect(page.getByRole('button', { name: 'Pick up where you left off' })).toBeVisible();
    expect(await violationsInBothThemes(page), 'offer').toEqual([]);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Brisk' })).toBeVisible();
    expect(await violationsInBothThemes(page), 'choices').toEqual([]);
  });
});
