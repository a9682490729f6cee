import type { Page } from '@playwright/test';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#router/model/addresses.ts';
import type { RouteId } from '#site/routes.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

/** Changes to the HTML that cause a mismatch: other text in a heading and in a menu, and an added paragraph. */
const alterations: readonly [RegExp, string][] = [
  [/(<h1[^>]*>)/, '$1Another '],
  [/(<main[^>]*>)/, '$1<p>An extension</p>'],
  [/(<header[^>]*>.*?<span>)/s, '$1Another '],
];

/** Opens the two collapsed sections of the home page. After a client render they load only when they are opened. */
async function openParts(page: Page): Promise<void> {
  for (const id of ['roi-calculator-section', 'comparison-section']) {
    const opener = page.locator(`main :is(a[href$="#${id}"], button[aria-controls=${id}])`).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    await expect(page.locator(`#${id} h2`)).toBeVisible();
  }
}

async function openAltered(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [pattern, text] of alterations) {
        expect(body, address).toMatch(pattern);
        body = body.replace(pattern, text);
      }
      await route.fulfill({ response, body });
    },
  );
  await page.goto(address);
  await untilHydrated(page);
}

const withDates: readonly RouteId[] = ['article', 'insights', 'webinars', 'privacy', 'support', 'author'];

/** Pages with different content in the frame. */
const somePages = [
  '/de',
  '/de/webinars',
  '/de/demo',
  '/de/outbox',
  '/de/analyzer',
  '/de/insights/future-due-diligence-intelligence-augmentation',
  `/de${NOT_FOUND}`,
  `/de${ARTICLE_NOT_FOUND}`,
];

/** Runs in the page: makes the browser format every date differently from Node. */
function writeDatesDifferently(): void {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format');
  Object.defineProperty(prototype, 'format', {
    get() {
      const write = format?.get?.call(this);
      return (date: Date) => `${write(date)} in another way`;
    },
  });
}

test('prerendered dates remain if the browser formats dates differently', async ({ page }) => {
  await page.addInitScript(writeDatesDifferently);
  const dated = pages.filter(({ basePath, route: { id } }) => basePath === '/it' && withDates.includes(id));
  for (const { address } of dated) {
    await page.goto(address);
    await untilHydrated(page);
    const changed = page.locator('main').getByText('in another way');
    // The visitor's local time is not prerendered.
    await expect(changed.filter({ hasNotText: 'La tua ora locale' }), address).toHaveCount(0);
  }
  // The browser renders this page itself.
  await page.locator('header a[href="/it/insights"]').first().click();
  await expect(page.locator('main')).toContainText('in another way');
});

test.describe('a page with a hydration mismatch', () => {
  // React reports that it has rendered the page on the client.
  test.use({ expectedErrors: [/React error #418/], contextOptions: { reducedMotion: 'reduce' } });

  for (const address of somePages)
    test(`is rendered on the client: ${address}`, async ({ context, page }) => {
      const fresh = await context.newPage();
      await fresh.goto(address);
      await openAltered(page, address);
      for (const opened of [fresh, page]) {
        await untilHydrated(opened);
        await openParts(opened);
      }
      const missing = async () => {
        const found = await textsOf(page);
        return (await textsOf(fresh)).filter((text) => !found.includes(text) && !/[kM]B/.test(text));
      };
      await expect.poll(missing).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
});
