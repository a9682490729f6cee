import { expect, type Locator, type Page } from '@playwright/test';
import { says } from '../../components/support/messages.ts';
import { test as base } from '../../e2e/support/fixtures.ts';

interface Fixtures {
  /** Removes the rate limit of the email service, because with a limit the speed of the machine would matter. */
  unhurried: undefined;
}

export const test = base.extend<Fixtures>({
  unhurried: [
    async ({ email }, use) => {
      email.order({ plan: [], ratePerSecond: 0 });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Returns an English message of the site by its id. */
export const say = says('en');

/** Stops the clock of the open page. From now on, a time limit ends only when the test advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Advances the stopped clock, much slower than real time, until an element is visible or a condition is true. */
export const tickUntil = (page: Page, seen: Locator | (() => Promise<boolean>)): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return typeof seen === 'function' ? seen() : seen.isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);

/** Advances the running clock in steps of a second until an element is visible, to skip pauses between attempts. */
export const hurryUntil = (page: Page, seen: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return seen.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);

export { expect };
