import type { Page } from '@playwright/test';
import type { Site } from '#scripts/site.ts';
import { DIST, expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import {
  fillContactForm,
  interact,
  sendContactForm,
  untilHydrated,
  untilOfflineReady,
  visitorData,
} from './support/steps.ts';

const offer = 'A new version of the site is ready';

/** Opens the home page, waits until it works offline, and deploys the site again. */
async function readDuringDeployment(page: Page, site: Site): Promise<void> {
  await page.goto('/en');
  await interact(page);
  await untilOfflineReady(page);
  await site.deploy(NEXT_DIST);
}

/** Checks for a new worker, as browsers do after a navigation. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

test('an old tab works, shows a new version, and applies it on request', async ({ site, device }) => {
  const { context, page } = device;
  await readDuringDeployment(page, site);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(offer, { exact: true })).toBeVisible({ timeout: 20_000 });
  const second = await context.newPage();
  await second.goto('/en/analyzer');
  await expect(second.getByText(offer, { exact: true })).toBeVisible();

  await page.locator('header').getByRole('link', { name: 'Insights' }).click();
  await expect(page.locator('h1')).toHaveText('Articles for people who have to decide');

  await second.getByRole('button', { name: 'Reload' }).click();
  await expect(second.locator('h1[data-deployment=next]')).toBeVisible();
  // The new worker now serves the old tab, which still works with its own version.
  await page.locator('header').getByRole('link', { name: 'Free analyser' }).click();
  await expect(page.locator('h1:not([data-deployment])')).toHaveText('See what a Vaglio report looks like');
  // The old tab can still apply the update after the other tab.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('h1[data-deployment=next]')).toBeVisible();
  await page.goto('/en/insights');
  await expect(page.locator('h1')).toHaveText('Notes of the next deployment');
});

test('a new version waits until the old worker has sent its request', async ({ site, email, device }) => {
  const { context, page } = device;
  await readDuringDeployment(page, site);
  await lookForVersion(page);
  await expect(page.getByText(offer, { exact: true })).toBeVisible({ timeout: 20_000 });
  // This tab keeps the old worker active and has no code that sends.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(
    page.getByText('will be sent when you’re back online, even if you close this page'),
  ).toBeVisible();
  await page.close();

  const request = email.hold();
  await context.setOffline(false);
  await request.arrived;
  await other.goto('/en');
  await interact(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('One moment. The page reloads when the current task is done.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reload' })).toBeDisabled();
  expect(email.mails()).toHaveLength(0);

  // A visitor who starts to type during the wait is not interrupted when the new version is active.
  const typed = other.locator('#contact-form [name=name]');
  await typed.fill(visitorData.name);
  request.answer();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
  const isTaken = () => navigator.serviceWorker.getRegistration().then((worker) => !worker?.waiting);
  await expect.poll(() => other.evaluate(isTaken)).toBe(true);
  await other.locator('main h1').click();
  await expect(other.getByText('Finish it first, then update.')).toBeVisible();
  await expect(typed).toHaveValue(visitorData.name);
  await typed.fill('');
  await other.locator('main h1').click();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.locator('h1[data-deployment=next]')).toBeVisible();
  expect(email.log).toHaveLength(1);
});

test('a page stops waiting for a version that a newer version replaces', async ({ site, device }) => {
  const { page } = device;
  await readDuringDeployment(page, site);
  await lookForVersion(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible({ timeout: 20_000 });
  // Simulates an old worker that is busy for longer than this test may last.
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => {};
  });
  await reload.click();
  await expect(reload).toBeDisabled();
  await site.deploy(DIST);
  await lookForVersion(page);
  await expect(async () => {
    await interact(page);
    await expect(reload).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('a tab without the worker loads a fresh document when its files are missing', async ({ site, page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await site.deploy(NEXT_DIST);
  await page.locator('header').getByRole('link', { name: 'Free analyser' }).click();
  await expect(page).toHaveURL('/en/analyzer');
  await expect(page.locator('h1[data-deployment=next]')).toBeVisible();
});
