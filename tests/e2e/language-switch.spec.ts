import type { Page } from '@playwright/test';
import { addressOf } from '#site/addresses.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

const codes = languages.map(({ code }) => code);
const paths = pages.filter(({ base }) => base === '/it').map(({ path }) => path);

/** From a language through the four others, by steps around the table. */
const journey = (start: number, step: number): LanguageCode[] =>
  codes.flatMap((_, count) => codes[(start + count * step) % codes.length] ?? []);

async function choose(page: Page, code: LanguageCode): Promise<void> {
  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator(`#language-menu a[hreflang=${code}]`).click();
}

/** What a page says, without what depends on the moment: how much the browser has stored. */
const lastingTexts = async (page: Page) =>
  (await textsOf(page)).map((text) => text.replaceAll(/\d[\d.,]*\s[kM]B/g, 'a size'));

/** Waits until a page says in all places what a fresh load of its address says. */
async function expectAsFresh(page: Page, fresh: Page | undefined, what: string): Promise<void> {
  if (!fresh) throw new Error(`${what}: there is no fresh load to compare it with.`);
  await expect
    .poll(async () => differences(await lastingTexts(page), await lastingTexts(fresh)).slice(0, 10), {
      message: what,
    })
    .toEqual([]);
}

function differences(found: readonly string[], wanted: readonly string[]): string[] {
  const foreign = found.filter((text) => !wanted.includes(text)).map((text) => `not there afresh: ${text}`);
  const missing = wanted.filter((text) => !found.includes(text)).map((text) => `only there afresh: ${text}`);
  const order = found.join('\n') === wanted.join('\n') ? [] : ['in another order'];
  return foreign.length + missing.length > 0 ? [...foreign, ...missing] : order;
}

// Every page in every language. Starts and steps alternate, so that together the pages make every change there is.
for (const [index, path] of paths.entries()) {
  test(`in every language a page says what a fresh load of it says: ${path}`, async ({ site, browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({
      baseURL: site.origin,
      reducedMotion: 'reduce',
    });
    const fresh = new Map<LanguageCode, Page>();
    for (const code of codes) {
      const tab = await context.newPage();
      await tab.goto(addressOf(path, `/${code}`));
      fresh.set(code, tab);
    }
    const page = await context.newPage();
    const [from = 'it', ...others] = journey(index % codes.length, 1 + (index % (codes.length - 1)));
    await page.goto(addressOf(path, `/${from}`));
    await untilHydrated(page);
    const seen = [from];
    for (const code of others) {
      await choose(page, code);
      await expectAsFresh(page, fresh.get(code), `${path}: ${seen.join(' → ')} → ${code}`);
      seen.push(code);
    }
    const before = seen.at(-2) ?? from;
    await page.goBack();
    await expectAsFresh(page, fresh.get(before), `${path}: ${seen.join(' → ')}, back to ${before}`);
    await context.close();
  });
}

test('links inside the site lead to pages of the language that was chosen last', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/it');
  await untilHydrated(page);
  for (const code of ['de', 'es', 'it'] as const) {
    await choose(page, code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.locator('footer a[href$="/pricing"]').first().click();
    await expect(page).toHaveURL(`${site.origin}/${code}/pricing`);
    const fresh = await context.newPage();
    await fresh.goto(`/${code}`);
    await page.locator(`header a[href$="/${code}"]`).first().click();
    await expectAsFresh(page, fresh, `home in ${code}, by a link`);
    await fresh.close();
  }
  await context.close();
});

test('a reader in mid-article goes on at the same paragraph in the other language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const note = paths.find((path) => path.startsWith('/insights/')) ?? '';
  await page.goto(addressOf(note, '/de'));
  await untilHydrated(page);
  const read = page.locator('main article h2').nth(3).locator('xpath=following::p[2]');
  const top = () => read.evaluate((text) => Math.round(text.getBoundingClientRect().top));
  await read.evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - 120));
  const before = await top();
  for (const code of ['fr', 'en'] as const) {
    await choose(page, code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect
      .poll(async () => Math.abs((await top()) - before), { message: code })
      .toBeLessThanOrEqual(60);
  }
});
