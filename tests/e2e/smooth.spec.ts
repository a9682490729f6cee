import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

interface Counted {
  transitions: number;
}

/** Counts the view transitions that the page asks for; they run as ever. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as Counted;
    counted.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...parameters) => {
      counted.transitions += 1;
      return start(...parameters);
    };
  });

const transitions = (page: Page) => page.evaluate(() => (globalThis as unknown as Counted).transitions);

for (const [reducedMotion, expected] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`pages fade into each other where motion is welcome: ${reducedMotion}`, async ({ site, browser }) => {
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion });
    const page = await context.newPage();
    await countTransitions(page);
    await page.goto('/en/pricing');
    await untilHydrated(page);
    await page.locator('header').getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(`${site.origin}/en/insights`);
    expect(await transitions(page)).toBe(expected);
    await context.close();
  });
}
