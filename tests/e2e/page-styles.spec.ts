import type { Page } from '@playwright/test';
import { pathOf } from '#site/addresses.ts';
import { articles } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

/** What a page looks like: size and place in the cascade's result of each of its elements. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg [id], form'))
      .map((element) => {
        const { color, backgroundColor, font, padding, margin, display, width } = getComputedStyle(element);
        return [element.tagName, color, backgroundColor, font, padding, margin, display, width].join(' ');
      }),
  );

const paths = [
  '/',
  '/pricing',
  pathOf('article', articles[0]?.slug),
  '/insights',
  '/privacy',
  '/about',
  '/pricing',
  '/',
];

test('a page that is reached by a link looks as it does when it is loaded', async ({
  site,
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/en/faq`);
  await untilHydrated(page);
  const fresh = await browser.newPage({ reducedMotion: 'reduce', locale: 'it-IT' });
  for (const path of paths) {
    const address = `/en${path === '/' ? '' : path}`;
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, address);
    await page.waitForURL(`**${address}`);
    await fresh.goto(site.origin + address);
    await untilHydrated(fresh);
    // Both get what comes late, such as an article's tools, in their own time.
    await expect(async () => expect(await looks(page), address).toEqual(await looks(fresh))).toPass({
      timeout: 10_000,
    });
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
    `${site.origin}/en/faq`,
  );
  await fresh.close();
});

test('one sheet at a time counts', async ({ site, page }) => {
  const counting = () =>
    page
      .locator('link[data-sheet]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.filter(({ sheet }) => sheet && !sheet.disabled).map(({ dataset }) => dataset.sheet),
      );
  await page.goto(`${site.origin}/en`);
  await untilHydrated(page);
  for (const [name, path, sheet] of [
    ['Insights', 'insights', 'texts'],
    ['Design partner', 'design-partner', 'site'],
    ['Insights', 'insights', 'texts'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.waitForURL(`**/en/${path}`);
    await expect.poll(counting).toEqual([sheet]);
  }
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('where the sheet of a page does not come, a fresh document does', async ({ site, page }) => {
    await page.goto(`${site.origin}/en`);
    await untilHydrated(page);
    await page.route('**/assets/*.texts.css', (route) => route.abort(), { times: 1 });
    const address = `${site.origin}/en/insights`;
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url() === address,
    );
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await document;
    await expect(page.locator('html[data-hydrated] link[data-sheet=texts]')).toBeAttached();
  });
});
