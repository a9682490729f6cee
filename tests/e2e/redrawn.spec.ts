import type { Page } from '@playwright/test';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#router/model/addresses.ts';
import type { RouteId } from '#site/routes.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

/** What something between the build and React may do to a page: another text in a heading and a menu, a paragraph more. */
const alterations: readonly [RegExp, string][] = [
  [/(<h1[^>]*>)/, '$1Another '],
  [/(<main[^>]*>)/, '$1<p>An extension</p>'],
  [/(<header[^>]*>.*?<span>)/s, '$1Another '],
];

/** Home's two parts that are closed at first: drawn anew, they come when they are opened. */
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

/** They differ in what stands in the frame. */
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

/** Has the browser write every date in another way than Node did. Runs in the page. */
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

test('dates that an engine writes in another way stay as they were prerendered', async ({ page }) => {
  await page.addInitScript(writeDatesDifferently);
  const dated = pages.filter(({ basePath, route: { id } }) => basePath === '/it' && withDates.includes(id));
  for (const { address } of dated) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.locator('main'), address).not.toContainText('in another way');
  }
  // A page that the browser draws itself.
  await page.locator('header a[href="/it/insights"]').first().click();
  await expect(page.locator('main')).toContainText('in another way');
});

test.describe('a page that differs from what React expects', () => {
  // React says that it has drawn anew.
  test.use({ expectedErrors: [/React error #418/], contextOptions: { reducedMotion: 'reduce' } });

  for (const address of somePages)
    test(`is drawn anew: ${address}`, async ({ context, page }) => {
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
