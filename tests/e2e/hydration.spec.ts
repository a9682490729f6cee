import type { Page } from '@playwright/test';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

/** What something between the build and React may do to a page: an engine's own Intl, an extension, a browser. */
const alterations: readonly { what: string; alter: (html: string) => string; addresses: () => string[] }[] = [
  {
    what: 'a heading with another text',
    alter: (html) => html.replace(/(<h1[^>]*>)/, '$1Another '),
    addresses: () => everyPage,
  },
  {
    what: 'a paragraph more',
    alter: (html) => html.replace(/(<main[^>]*>)/, '$1<p>An extension</p>'),
    addresses: () => somePages,
  },
  {
    what: 'a menu with another text',
    alter: (html) => html.replace(/(<header[^>]*>.*?<span>)/s, '$1Another '),
    addresses: () => somePages,
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

const everyPage = [
  ...pages.filter(({ base }) => base === '/de').map(({ address }) => address),
  `/de${NOT_FOUND}`,
  `/de${ARTICLE_NOT_FOUND}`,
];
/** The frame is the same on all; these differ in what stands in it. */
const somePages = ['/de', '/de/webinars', '/de/demo', '/de/outbox', '/de/analyzer'];

// React says that it has drawn anew.
test.use({ expectedErrors: [/React error #418/] });

for (const { what, alter, addresses } of alterations) {
  test(`a page that differs from what React expects is drawn anew: ${what}`, async ({ site, browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({
      baseURL: site.origin,
      reducedMotion: 'reduce',
    });
    for (const address of addresses()) {
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
