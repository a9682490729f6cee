import { says } from '../components/support/messages.ts';
import { follow, open, pageState, scroll } from '../e2e/support/page-state.ts';
import { fillContactForm, untilHydrated, visitorData } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

const inGerman = says('de');

test.use({ locale: 'en-GB' });

test('a page starts at its top and focuses its heading, and Back restores positions', async ({ page }) => {
  await open(page, '/en/insights');
  const more = page.locator('main button:not([type=submit])').first();
  // The number of articles depends on the authors.
  if (await more.isEnabled()) {
    await more.click();
    await expect(page.locator('#announcer')).not.toBeEmpty();
    // For half a second, a click counts as the second one of a double click.
    const now = () => page.evaluate(() => document.timeline.currentTime);
    const pressed = Number(await now());
    await expect.poll(async () => Number(await now())).toBeGreaterThan(pressed + 600);
  }
  const last = page.locator('section[aria-labelledby=latest-title] h3').filter({ visible: true }).last();
  await last.scrollIntoViewIfNeeded();
  const list = await pageState(page);
  await last.getByRole('link').click();
  await expect(page).not.toHaveURL(/insights$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scroll(page, 900);
  await follow(page, say('common.nav.faq'));
  await expect(page).toHaveURL('/en#faq');
  await expect(page.locator('#faq')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ top: list.top, height: list.height });
  await expect(last.getByRole('link')).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => pageState(page)).toMatchObject({ top: list.top, height: list.height });
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('each anchor adds a history entry, and the logo leads to the top without one', async ({ page }) => {
  await open(page, '/en');
  await scroll(page, 300);
  const { entries } = await pageState(page);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await follow(page, say('common.nav.faq'));
  await expect(page).toHaveURL('/en#faq');
  await expect.poll(focused).toBe('faq');
  const { top } = await pageState(page);
  await follow(page, say('common.nav.pricing'));
  await expect(page).toHaveURL('/en#pricing');
  await expect.poll(focused).toBe('pricing');
  expect((await pageState(page)).entries).toBe(entries + 2);
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ top, address: '/en#faq' });
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ top: 300, address: '/en' });
  await page
    .locator('header')
    .getByRole('link', { name: say('common.nav.home') })
    .click();
  await expect.poll(() => pageState(page)).toMatchObject({ top: 0, address: '/en', entries: entries + 2 });
});

test('open sections are restored after another page, after Back and after a reload', async ({ page }) => {
  await open(page, '/en/faq');
  const question = page.locator('main details').nth(3);
  await question.locator('summary').click();
  await follow(page, say('common.nav.insights'));
  await expect(page).toHaveURL('/en/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(question).toHaveAttribute('open');
  await page.reload();
  await untilHydrated(page);
  await expect(question).toHaveAttribute('open');
  await open(page, '/en');
  await page.locator('button[aria-controls=comparison-section]').first().click();
  await expect(page.locator('#comparison-section')).toBeVisible();
  await follow(page, say('common.nav.insights'));
  await expect(page).toHaveURL('/en/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('#comparison-section')).toBeVisible();
  // The button leads to another place of the page, so Back returns to it.
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('#comparison-section')).toBeHidden();
});

test('on a phone the menu closes after a navigation, and Back focuses the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en');
  const opener = page.locator('[popovertarget=site-menu]');
  const menu = page.locator('#site-menu');
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: say('common.nav.insights') }).click();
  await expect(page).toHaveURL('/en/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(opener).toBeFocused();
});

test('a page that fails to load shows an error, and loads when it can', async ({ page }) => {
  const pages = /\/en\/insights$|InsightsPage/;
  let asked = 0;
  await open(page, '/en');
  await page.route(pages, (route) => {
    asked += 1;
    return route.abort();
  });
  await scroll(page, 1500);
  await follow(page, say('common.nav.insights'));
  const failed = page.getByRole('heading', { level: 1, name: say('common.pageFailed.title') });
  await expect(failed).toBeFocused();
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(new RegExp(`^${say('common.pageFailed.title')}`));
  const before = asked;
  await page.getByRole('button', { name: say('common.pageFailed.retry') }).press('Enter');
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(failed).toBeFocused();
  await page.unroute(pages);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: say('insights.heading') })).toBeFocused();
  await expect(page).not.toHaveTitle(new RegExp(`^${say('common.pageFailed.title')}`));
});

test('open sections and typed text on the home page remain after a change of language', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await page.locator('a[href$="#roi-calculator-section"]').first().click();
  await page.locator('#roi-deals').fill('100');
  await page.locator('button[aria-controls=comparison-section]').first().click();
  await page.locator('#comparison-tab-cost').click();
  const question = page.locator('#faq details').nth(3);
  await question.locator('summary').click();
  await fillContactForm(page);
  await page.locator('[popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#contact-form-title')).toHaveText(inGerman('contact.form.title'));
  await expect(page.locator('#faq-title')).toHaveText(inGerman('home.faq.title'));
  await expect(page.locator('#roi-deals')).toHaveValue('100');
  await expect(page.locator('#comparison-tab-cost')).toHaveAttribute('aria-selected', 'true');
  await expect(question).toHaveAttribute('open');
  for (const [name, value] of Object.entries(visitorData))
    await expect(page.locator(`#contact-form [name=${name}]`)).toHaveValue(value);
  await expect(page.locator('#contact-form [name=termsAccepted]')).toBeChecked();
});
