import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { follow, open, standing } from './support/standing.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ locale: 'it-IT', viewport: { width: 1280, height: 720 } });

const distanceToHeader = (id: string) => {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const target = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return Math.round(target - header);
};

test(
  'a new page starts at its top with the focus on its heading; back returns to where one was',
  quick,
  async ({ site, page }) => {
    await page.goto(`${site.origin}/it/insights/future-due-diligence-intelligence-augmentation`);
    await untilHydrated(page);
    await page.evaluate(() => scrollTo(0, 1800));
    await page.locator('header').getByRole('link', { name: 'Analisi gratuita' }).click();
    await expect(page).toHaveTitle(/Analisi gratuita di un documento/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/due diligence/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test('the demo button leads to the form, from this page and from another', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/it/analyzer`);
  await page.locator('header').getByRole('link', { name: 'Richiedi una demo' }).click();
  await expect(page).toHaveURL(`${site.origin}/it#contact-form`);
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: 'Richiedi una demo' }).click();
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
});

test('the call to action opens the calculator, which was closed, and it can be closed again', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/it`);
  const calculator = page.locator('#roi-calculator-section');
  await expect(calculator).toBeHidden();
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('main').getByRole('link', { name: 'Calcola il tuo ROI' }).click();
    await expect(calculator).toBeVisible();
    await expect.poll(() => page.evaluate(distanceToHeader, 'roi-calculator-section')).toBe(8);
    await page.getByRole('button', { name: 'Nascondi il calcolatore' }).click();
    await expect(calculator).toBeHidden();
  }
});

test('the sliders work by keyboard and the figures follow', async ({ site, page }) => {
  await page.goto(`${site.origin}/en#roi-calculator-section`);
  const form = page.locator('#roi-calculator');
  await form.locator('[name=deals]').press('Home');
  await form.locator('[name=hours]').press('End');
  await form.locator('[name=rate]').press('ArrowRight');
  const section = page.locator('#roi-calculator-section');
  // 10 deals, 20 hours, 160 euro: 32,000 today; 10 × 0.5 × 160 + 250 = 1,050 with the product.
  for (const figure of ['€32,000', '€1,050', '€30,950', '€371,400', '195', '97.5%']) {
    await expect(section).toContainText(figure);
  }
});

test('on a small screen the menu opens, leads on and closes', quick, async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/it`);
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Approfondimenti' }).click();
  await expect(page).toHaveURL(`${site.origin}/it/insights`);
  await expect(menu).toBeHidden();
});

test('the platform opens in a tab of its own', async ({ site, page }) => {
  await page.goto(`${site.origin}/it`);
  const link = page.locator('header').getByRole('link', { name: /Accedi alla piattaforma/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('an unknown article says so and leads back', quick, async ({ site, page }) => {
  await page.goto(`${site.origin}/it/insights/nope`);
  await expect(page.getByRole('heading', { name: 'Articolo non trovato' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna agli Insights' }).click();
  await expect(page).toHaveURL(`${site.origin}/it/insights`);
});

test('the open calculator and comparison, and what is drawn late, fit a narrow screen', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const home = ['/it', '/en', '/fr', '/de', '/es'].map((base) => `${base}?deals=200#comparison-section`);
  const others = ['/de/insights', '/de/analyzer', '/de/analyzer/results', '/de/outbox'];
  for (const address of [...home, ...others]) {
    await page.goto(`${site.origin}${address}`);
    if (address.includes('deals')) await expect(page.locator('#comparison-section')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});

test('what was scrolled in the last moment is found again, too', async ({ site, page }) => {
  await open(page, `${site.origin}/en`);
  await follow(page, 'FAQ');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
  const { top } = await standing(page);
  // The history could not be written to in between.
  await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
    history.back();
  }, top + 300);
  await expect.poll(() => standing(page)).toMatchObject({ address: '/en' });
  await page.goForward();
  await expect.poll(() => standing(page)).toMatchObject({ top: top + 300, address: '/en#faq' });
});
