import type { Page } from '@playwright/test';
import { addressOf } from '#router/model/addresses.ts';
import type { Locale } from '#site/locales.ts';
import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';
import { textsOf } from './support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = pages.filter(({ basePath }) => basePath === '/it').map(({ path }) => path);

async function choose(page: Page, code: Locale): Promise<void> {
  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator(`#language-menu a[hreflang=${code}]`).click();
  // Under the menu is a deal, which a mouse previews.
  await page.mouse.move(0, 0);
}

/** Returns the texts of a page with all its late parts, without the size of the stored data, which changes. */
async function lastingTexts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  return (await textsOf(page)).map((text) => text.replaceAll(/\d[\d.,]*\s[kM]B/g, 'a size'));
}

/** Waits until a page has the same texts as a fresh load of its address. */
const expectAsFresh = (page: Page, fresh: Page, what: string) =>
  expect(async () => expect(await lastingTexts(page), what).toEqual(await lastingTexts(fresh))).toPass({
    timeout: 20_000,
  });

// Switches from Italian and back, because some texts exist only in Italian.
for (const path of paths) {
  test(`a page has the texts of a fresh load after a language change: ${path}`, async ({ context, page }) => {
    const fresh = async (code: Locale) => {
      const tab = await context.newPage();
      await tab.goto(addressOf(path, `/${code}`));
      return tab;
    };
    const [italian, german] = [await fresh('it'), await fresh('de')];
    await page.goto(addressOf(path, '/it'));
    await untilHydrated(page);
    await choose(page, 'de');
    await expectAsFresh(page, german, `${path}: it → de`);
    await page.goBack();
    await expectAsFresh(page, italian, `${path}: it → de, back to it`);
  });
}

test('a language in capitals opens the page in that language', async ({ page }) => {
  await page.goto('/ES/pricing?plan=starter#plans-title');
  await expect(page).toHaveURL('/es/pricing?plan=starter#plans-title');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('links lead to pages in the language that was chosen last', async ({ context, page }) => {
  await page.goto('/it');
  await untilHydrated(page);
  for (const code of ['de', 'es', 'it'] as const) {
    await choose(page, code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.locator('footer a[href$="/pricing"]').first().click();
    await expect(page).toHaveURL(`/${code}/pricing`);
    const fresh = await context.newPage();
    await fresh.goto(`/${code}`);
    await page.locator(`header a[href$="/${code}"]`).first().click();
    await expectAsFresh(page, fresh, `home in ${code}, by a link`);
    await fresh.close();
  }
});

for (const width of [390, 1280])
  test(`a language change in an article keeps the paragraph at its position, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
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
        .toBeLessThanOrEqual(2);
    }
  });

test('a page whose messages cannot be loaded is shown in Italian with a notice', async ({ page }) => {
  await page.goto('/de');
  // Before hydration, the browser itself follows links and loads a complete document.
  await untilHydrated(page);
  await page.clock.install();
  const refused: string[] = [];
  await page.route('**/messages/*/de/**', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.locator('header').getByRole('link', { name: 'Einblicke' }).click();
  // Five retries with doubling pauses, the last of 5600 ms.
  const tried = () => refused.filter((url) => url.endsWith('/insights.json')).length;
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return tried();
    })
    .toBe(6);
  await expect(page.getByRole('heading', { level: 1, name: 'Articoli per chi deve decidere' })).toBeVisible();
  await expect(page.getByRole('main').getByText('I testi di questa pagina in Deutsch')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(tried()).toBe(6);
});
