import { says } from '../components/support/messages.ts';
import { untilOfflineReady } from '../e2e/support/steps.ts';
import { expect, test } from './support/fixtures.ts';

const sayGerman = says('de');

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('offline, a mistyped term finds a page by keyboard, and a term in an article is marked', async ({
  page,
  site,
}) => {
  await page.goto('/de');
  await untilOfflineReady(page);
  await site.stop();
  const menu = page.locator('header [popovertarget=site-menu]');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('#site-menu').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('dialog', { name: sayGerman('search.title') });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await search.getByRole('button', { name: sayGerman('search.close') }).press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('#site-menu').getByRole('button').press('Enter');
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('preiz');
  await expect(search.getByRole('link').first()).toHaveAttribute('href', /^\/de\/pricing/);
  await page.keyboard.press('ArrowDown');
  await expect(search.getByRole('link').first()).toBeFocused();
  // A letter typed on a result goes on in the field.
  await page.keyboard.type('e');
  await expect(search.getByRole('searchbox')).toHaveValue('preize');
  await page.keyboard.press('ArrowDown');
  await expect(search.getByRole('link').first()).toBeFocused();
  await expect(search.getByRole('link').first()).toHaveAttribute('href', /^\/de\/pricing/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/pricing/);
  await expect(search).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await menu.press('Enter');
  await page.locator('#site-menu').getByRole('button').press('Enter');
  await search.getByRole('searchbox').fill('Covenant');
  const article = search.locator('a[href^="/de/insights/"]').first();
  await expect(article.locator('mark').first()).toBeVisible();
  await article.click();
  await expect(page).toHaveURL(/\/de\/insights\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = () =>
    page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('found') ?? [])] as Range[];
      const { top = -1, bottom = 0 } = range?.getBoundingClientRect() ?? {};
      return range && top > innerHeight / 4 && bottom < innerHeight * 0.75
        ? String(range)
        : 'not in the middle';
    });
  await expect.poll(found).toMatch(/^covenant/i);
  await expect(page.locator('main :focus')).toContainText(/covenant/i);
});

test('in another language Enter opens the first result, and Escape focuses the button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fr/no/such/page');
  const button = page.locator('main').getByRole('button', { name: says('fr')('common.search') });
  await button.click();
  const search = page.getByRole('dialog');
  await search.getByRole('searchbox').fill('securite');
  await expect(search.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await search.getByRole('searchbox').fill('confidentialite');
  await expect(search.getByRole('link').first()).toHaveAttribute('href', /^\/fr\//);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/no\/such/);
});

test('the dialog is as high as its results, and its field stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/it/no/such/page');
  await page
    .locator('main')
    .getByRole('button', { name: says('it')('common.search') })
    .click();
  const search = page.getByRole('dialog');
  const field = search.getByRole('searchbox');
  const box = async (element = search) => (await element.boundingBox()) ?? { y: 0, height: 0 };
  await field.fill('prezzi');
  await expect.poll(async () => (await box()).height).toBeGreaterThan(600);
  const { y } = await box(field);
  await field.fill('xyzzyq');
  await expect.poll(async () => (await box()).height).toBeLessThan(500);
  expect((await box(field)).y).toBe(y);
});
