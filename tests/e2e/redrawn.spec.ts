import type { Page } from '@playwright/test';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/addresses.ts';
import type { RouteId } from '#site/routes.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

/** What something between the build and React may do to a page: an engine's own Intl, an extension, a browser. */
const alterations: readonly { what: string; alter: (html: string) => string }[] = [
  {
    what: 'a heading with another text',
    alter: (html) => html.replace(/(<h1[^>]*>)/, '$1Another '),
  },
  {
    what: 'a paragraph more',
    alter: (html) => html.replace(/(<main[^>]*>)/, '$1<p>An extension</p>'),
  },
  {
    what: 'a menu with another text',
    alter: (html) => html.replace(/(<header[^>]*>.*?<span>)/s, '$1Another '),
  },
];

async function openAltered(page: Page, address: string, alter: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const altered = alter(html);
      expect(altered, `${address}: the alteration finds its place`).not.toBe(html);
      await route.fulfill({ response, body: altered });
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
  const dated = pages.filter(({ base, route: { id } }) => base === '/it' && withDates.includes(id));
  for (const { address } of dated) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.locator('main'), address).not.toContainText('in another way');
  }
  // A page that the browser draws itself.
  await page.locator('header a[href="/it/insights"]').first().click();
  await expect(page.locator('main')).toContainText('in another way');
});

test.describe('a page that differs from what React expects is drawn anew:', () => {
  // React says that it has drawn anew.
  test.use({ expectedErrors: [/React error #418/] });

  for (const { what, alter } of alterations) {
    test(`${what}`, async ({ site, browser }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({
        baseURL: site.origin,
        reducedMotion: 'reduce',
      });
      for (const address of somePages) {
        const fresh = await context.newPage();
        await fresh.goto(address);
        const page = await context.newPage();
        await openAltered(page, address, alter);
        const missing = async () => {
          const found = await textsOf(page);
          return (await textsOf(fresh)).filter((text) => !found.includes(text) && !/[kM]B/.test(text));
        };
        await expect.poll(missing, { message: address }).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await page.close();
        await fresh.close();
      }
      await context.close();
    });
  }
});
