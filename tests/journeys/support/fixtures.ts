import { expect, type Locator, type Page } from '@playwright/test';
import { says } from '../../components/support/messages.ts';
import { test as base } from '../../e2e/support/fixtures.ts';

interface Fixtures {
  /** The email service takes any number of requests a second: its real limit would measure the machine. */
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

/** The site's words in English, by their ids. */
export const say = says('en');

/** Stops the clock of the pages that are open: from now on a limit of time ends when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Lets the stopped clock tick, far slower than any machine is, until something is seen or true. */
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

/** Lets the running clock hurry, a second at a time, until something is seen: pauses between attempts are not waited for. */
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
