import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { keep, refused, waiting } from './support/queue.ts';
import { fillContactForm, sendContactForm, untilHydrated } from './support/steps.ts';

test.use({ whole: true });

/**
 * Pages and states as they looked when somebody last looked at them; `npm run looks` takes the pictures anew.
 * Each is one screen: what stands below has its own tests of layout.
 */
interface Look {
  name: string;
  address: string;
  /** A phone's width instead of a desk's. */
  phone?: boolean;
  dark?: boolean;
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<void>;
}

const looks: readonly Look[] = [
  { name: 'home', address: '/it' },
  { name: 'home-phone-dark', address: '/de', phone: true, dark: true },
  { name: 'home-roi', address: '/en?deals=60#roi-calculator-section' },
  { name: 'pricing', address: '/it/pricing' },
  { name: 'pricing-phone', address: '/fr/pricing', phone: true },
  { name: 'insights', address: '/en/insights' },
  {
    name: 'article-phone-dark',
    address: '/en/insights/cognitive-biases-technology-stack-help',
    phone: true,
    dark: true,
  },
  { name: 'analyzer', address: '/it/analyzer' },
  { name: 'report-dark', address: '/en/analyzer/results', dark: true },
  { name: 'workflow-phone', address: '/es/workflow', phone: true },
  { name: 'demo', address: '/it/demo' },
  { name: 'not-found', address: '/de/no-such-page' },
  {
    name: 'menu-phone',
    address: '/it',
    phone: true,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'outbox-phone',
    address: '/en/outbox',
    phone: true,
    act: async (page) => {
      await keep(page, [waiting('Ada'), waiting('Grace', { delivery: refused })]);
      await page.reload();
      await expect(page.getByText('Needs your attention')).toBeVisible();
    },
  },
  {
    name: 'form-errors-phone',
    address: '/it#contact-form',
    phone: true,
    act: async (page) => {
      await sendContactForm(page);
      await expect(page.locator('#contact-form').getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'form-delivered-phone',
    address: '/en#contact-form',
    phone: true,
    act: async (page) => {
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(page.locator('#contact-form').getByRole('heading')).toBeFocused();
    },
  },
];

for (const { name, address, phone = false, dark = false, act } of looks) {
  test(`looks as it did: ${name}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'));
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(phone ? { width: 390, height: 664 } : { width: 1280, height: 800 });
    await page.goto(address);
    await untilHydrated(page);
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    // Edges of letters differ from machine to machine; a part that moves, goes or changes colour is far more.
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01, threshold: 0.25 });
  });
}
