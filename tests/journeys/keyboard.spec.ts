import type { Page } from '@playwright/test';
import { untilHydrated } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

/** Presses Tab until the focused element matches the selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  while (!(await isThere())) await page.keyboard.press('Tab');
}

test('the home page works by keyboard alone, from the first link to a sent form', async ({ email, page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('common.skip') })).toBeInViewport();

  await tabTo(page, '[popovertarget=language-menu]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#language-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[popovertarget=language-menu]')).toBeFocused();

  await tabTo(page, 'main a[href$="#roi-calculator-section"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '#roi-deals');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#roi-deals')).toHaveValue('55');

  await tabTo(page, '#faq summary');
  await page.keyboard.press('Enter');
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');

  await tabTo(page, '#contact-form [name=name]');
  for (const text of ['Ada Lovelace', 'ada@fund.example', 'Analytical Capital', 'Partner']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('contact.form.toasts.success.title') })).toBeFocused();
  expect(email.mails()).toHaveLength(1);
});
