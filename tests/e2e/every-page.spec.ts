import { addressOf, localePrefixes } from '#site/addresses.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

const unknownAddresses = (base: string) => [
  addressOf('/no/such-page', base),
  addressOf('/insights/no-such-article', base),
];

/** On addresses without a language an Italian visitor stays. */
test.use({ locale: 'it-IT' });

test('every page reads well with scripts off', async ({ site, browser }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  for (const { address, language } of pages) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    // Nothing that only scripts would answer.
    const dead = page.locator('button:not([popovertarget], [type=submit], :disabled), input[type=range]');
    await expect(dead.filter({ visible: true }), address).toHaveCount(0);
  }
  await context.close();
});

test('every page hydrates in silence, even with the code that reports mismatches', async ({
  site,
  browser,
}) => {
  test.setTimeout(600_000);
  await site.deploy(NEXT_DIST);
  const context = await browser.newContext({ baseURL: site.origin, locale: 'it-IT' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('React DevTools')) return;
    said.push(`${page.url()} ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (problem) => said.push(`${page.url()} ${problem.message}`));
  for (const { address } of pages) {
    await page.goto(address);
    await untilHydrated(page);
  }
  await page.waitForTimeout(500);
  expect(said).toEqual([]);

  for (const address of localePrefixes.flatMap((edition) => unknownAddresses(edition.base))) {
    await page.goto(address);
    await untilHydrated(page);
  }
  // The host's 404 itself, and the path that the not-found page notes; nothing of React.
  const unexpected = said.filter((line) => !/status of 404|info: 404: /.test(line));
  expect(unexpected).toEqual([]);
  expect(said.filter((line) => line.includes('info: 404: /de/no/such-page'))).toHaveLength(1);
  await context.close();
});
