import { comparison } from '#site/figures.ts';
import { investorSites } from '#site/sample-content.ts';
import { says } from '../components/support/messages.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { roiAmounts } from '../support/amounts.ts';
import { expect, say, test } from './support/fixtures.ts';

test.describe('a visitor with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('is redirected to German, chooses Spanish, and is then redirected to Spanish', async ({ page }) => {
    await page.goto('/insights?utm_source=x#newsletter');
    await expect(page).toHaveURL('/de/insights?utm_source=x#newsletter');
    await page.locator('[popovertarget=language-menu]').click();
    await page.locator('#language-menu a[hreflang=es]').click();
    await expect(page).toHaveURL('/es/insights?utm_source=x#newsletter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/analyzer');
    await expect(page).toHaveURL('/es/analyzer');
    await page.goto('/it/analyzer');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveURL('/it/analyzer');
  });
});

test('an Italian visitor is not redirected from an address without a language', async ({ page }) => {
  await page.goto('/pricing?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/pricing?x=1');
});

const { host, name } = investorSites[2];

test.describe('a visitor from an investor’s site', () => {
  test.use({ locale: 'en-GB' });

  test('sees its name, also after a reload, and a visitor from another site does not', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/', { referer: `https://www.${host}/portfolio` });
    await expect(page).toHaveURL('/en');
    await expect(title).toContainText(name);
    await page.reload();
    await expect(title).toContainText(name);
    await page.goto('/', { referer: 'https://other.example/' });
    await untilHydrated(page);
    await expect(title).not.toContainText(name);
  });
});

test('the selected theme is applied before the first paint', async ({ page }) => {
  await page.goto('/en');
  await page.locator('#theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('#theme').selectOption('system');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('an unknown article and an unknown page respond with 404, and link back', async ({ page }) => {
  const note = await page.goto('/it/insights/nope');
  expect(note?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('it')('insights.unknown'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/it/insights');
  const nothing = await page.goto('/en/no/such-page');
  expect(nothing?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(say('notFound.heading'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say('common.home') })
    .click();
  await expect(page).toHaveURL('/en');
  await page.goto('/EN/Pricing');
  await page.getByRole('main').getByRole('link', { name: '/en/pricing' }).click();
  await expect(page).toHaveURL('/en/pricing');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections of the home page are open, and languages, menus and search work', async ({ page }) => {
    await page.goto('/en');
    const parts = 'roi-calculator comparison-panel workflow user-flow pricing faq contact'.split(' ');
    for (const id of parts) await expect(page.locator(`#${id}`), id).toBeVisible();
    for (const figure of [`${comparison.time.traditional} h`, roiAmounts().savedPerYear])
      await expect(page.getByText(figure).filter({ visible: true }).first(), figure).toBeVisible();
    const dead = page.locator('button:not([popovertarget], [type=submit], :disabled), input[type=range]');
    await expect(dead.filter({ visible: true })).toHaveCount(0);
    await page.locator('[popovertarget=language-menu]').click();
    await page.locator('#language-menu a[hreflang=fr]').click();
    await expect(page).toHaveURL('/fr');
    await page.goto('/fr/support');
    await page.getByRole('searchbox').fill('CRM');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/faq?q=CRM');
    await page.goto('/it/insights/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('it')('insights.unknown'));
  });
});
