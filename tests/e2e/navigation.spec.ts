import { expect, test } from './support/fixtures.ts';
import { follow, open, pageState } from './support/page-state.ts';

test.use({ locale: 'it-IT', viewport: { width: 1280, height: 720 } });

const distanceToHeader = (id: string) => {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const target = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return Math.round(target - header);
};

test('the demo button leads to the form, from the same page and from another page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/it/analyzer');
  await page.locator('header').getByRole('link', { name: 'Richiedi una demo' }).click();
  await expect(page).toHaveURL('/it#contact-form');
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: 'Richiedi una demo' }).click();
  await expect.poll(() => page.evaluate(distanceToHeader, 'contact-form')).toBe(8);
});

test('Forward restores a position that was reached immediately before Back', async ({ page }) => {
  await open(page, '/en');
  await follow(page, 'FAQ');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
  const { top } = await pageState(page);
  // Scrolls and goes back in one task, so that the page cannot write to the history in between.
  await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
    history.back();
  }, top + 300);
  await expect.poll(() => pageState(page)).toMatchObject({ address: '/en' });
  await page.goForward();
  await expect.poll(() => pageState(page)).toMatchObject({ top: top + 300, address: '/en#faq' });
});
