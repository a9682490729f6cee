import type { Page } from '@playwright/test';
import type { Site } from '#scripts/site.ts';
import { DIST, expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import {
  fillContactForm,
  look,
  sendContactForm,
  untilHydrated,
  untilOfflineReady,
  visitorData,
} from './support/steps.ts';

const offer = 'A new version of the site is ready';

/** Opens the home page, waits until it works offline, and deploys the site again. */
async function readDuringDeployment(page: Page, site: Site): Promise<void> {
  await page.goto('/en');
  await look(page);
  await untilOfflineReady(page);
  await site.deploy(NEXT_DIST);
}

/** What browsers do by themselves when a document comes. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

test('an old tab finds its files, hears of a version, moves when asked', async ({ site, device }) => {
  const { context, page } = device;
  await readDuringDeployment(page, site);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(offer, { exact: true })).toBeVisible({ timeout: 20_000 });
  const second = await context.newPage();
  await second.goto('/en/analyzer');
  await expect(second.getByText(offer, { exact: true })).toBeVisible();

  await page.locator('header').getByRole('link', { name: 'Insights' }).click();
  await expect(page.locator('h1')).toHaveText('Notes for people who have to decide');

  await second.getByRole('button', { name: 'Reload' }).click();
  await expect(second.locator('h1[data-deployment=next]')).toBeVisible();
  // The old tab is now served by the new worker and still goes on by itself, with its own version.
  await page.locator('header').getByRole('link', { name: 'Free analyser' }).click();
  await expect(page.locator('h1:not([data-deployment])')).toHaveText('See what a Vaglio report looks like');
  // It may still take it, after the other tab has.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('h1[data-deployment=next]')).toBeVisible();
  await page.goto('/en/insights');
  await expect(page.locator('h1')).toHaveText('Notes of the next deployment');
});

test('a new version waits until the old worker has sent what it sends', async ({ site, email, device }) => {
  const { context, page } = device;
  await readDuringDeployment(page, site);
  await lookForVersion(page);
  await expect(page.getByText(offer, { exact: true })).toBeVisible({ timeout: 20_000 });
  // A tab that keeps the old worker in its place, and has no code that would send.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(
    page.getByText('tries to send it once you are back online, even if you close this page'),
  ).toBeVisible();
  await page.close();

  const request = email.hold();
  await context.setOffline(false);
  await request.arrived;
  await other.goto('/en');
  await look(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('One moment: what is under way finishes first')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reload' })).toBeDisabled();
  expect(email.mails()).toHaveLength(0);

  // Whoever begins to type meanwhile is not interrupted when it has come.
  const typed = other.locator('#contact-form [name=name]');
  await typed.fill(visitorData.name);
  request.answer();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
  const isTaken = () => navigator.serviceWorker.getRegistration().then((worker) => !worker?.waiting);
  await expect.poll(() => other.evaluate(isTaken)).toBe(true);
  await other.locator('main h1').click();
  await expect(other.getByText('Finish it first: the new version waits.')).toBeVisible();
  await expect(typed).toHaveValue(visitorData.name);
  await typed.fill('');
  await other.locator('main h1').click();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.locator('h1[data-deployment=next]')).toBeVisible();
  expect(email.log).toHaveLength(1);
});

test('a version that is overtaken while it is awaited leaves no page waiting', async ({ site, device }) => {
  const { page } = device;
  await readDuringDeployment(page, site);
  await lookForVersion(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible({ timeout: 20_000 });
  // The old worker is busy for longer than this test may take.
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => {};
  });
  await reload.click();
  await expect(reload).toBeDisabled();
  await site.deploy(DIST);
  await lookForVersion(page);
  await expect(async () => {
    await look(page);
    await expect(reload).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('a tab without the worker moves on with a fresh document when its files go', async ({ site, page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await site.deploy(NEXT_DIST);
  await page.locator('header').getByRole('link', { name: 'Free analyser' }).click();
  await expect(page).toHaveURL('/en/analyzer');
  await expect(page.locator('h1[data-deployment=next]')).toBeVisible();
});
