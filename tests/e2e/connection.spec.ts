import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import {
  fillContactForm,
  interact,
  sendContactForm,
  untilNoticesLoaded,
  untilOfflineReady,
} from './support/steps.ts';

const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });
const back = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re back online' });
const ready = (page: Page) => page.getByText('This site now works offline');

const follow = (page: Page, name: string) => page.locator('footer').getByRole('link', { name }).click();

test('the notice that the site works offline appears on the second page of the first visit only', async ({
  device,
}) => {
  await device.page.goto('/en');
  await untilNoticesLoaded(device.page);
  await untilOfflineReady(device.page);
  await expect(ready(device.page)).toHaveCount(0);
  await follow(device.page, 'Webinars');
  await expect(ready(device.page)).toBeVisible({ timeout: 30_000 });
  await device.page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(ready(device.page)).toHaveCount(0);
  await device.context.close();
  await device.restart();
  await device.page.goto('/en');
  await untilOfflineReady(device.page);
  await device.page.waitForTimeout(1500);
  await expect(ready(device.page)).toHaveCount(0);
});

test('a notice that appears under a pressed pointer does not cancel the click', async ({ device }) => {
  const { page } = device;
  // On a narrow screen the notice is as wide as the page.
  await page.setViewportSize({ width: 420, height: 900 });
  await page.goto('/en/faq');
  await untilNoticesLoaded(page);
  await page.getByRole('link', { name: 'Vaglio, home page' }).click();
  const compare = page.getByRole('button', { name: 'Compare the alternatives' });
  const below = (await compare.boundingBox())?.y ?? 0;
  // The viewport ends a little below the button.
  await page.setViewportSize({ width: 420, height: Math.round(below) + 72 });
  const button = await compare.boundingBox();
  const point = { x: (button?.x ?? 0) + (button?.width ?? 0) - 8, y: (button?.y ?? 0) + 8 };
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  const notice = await ready(page).locator('xpath=ancestor::*[@role="status"]').boundingBox();
  expect(notice?.x, 'the notice covers the button').toBeLessThan(point.x);
  expect(notice?.y, 'the notice covers the button').toBeLessThan(point.y);
  await page.mouse.up();
  await expect(page.locator('#comparison-section')).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(ready(page)).toHaveCount(0);
});

test('a notice reports a lost connection and its return, and a closed notice stays closed', async ({
  site,
  device,
}) => {
  const { page } = device;
  await page.goto('/en');
  await untilOfflineReady(page);
  await site.stop();
  await follow(page, 'FAQ');
  await expect(lost(page)).toContainText('What you send waits on this device.', { timeout: 15_000 });
  await lost(page).getByRole('button', { name: 'Close this notice' }).click();
  await follow(page, 'Webinars');
  await expect(page).toHaveURL(/webinars$/);
  await expect(lost(page)).toHaveCount(0);
  let unanswered = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') unanswered += 1;
  });
  await page.goto('/en/faq');
  await expect.poll(() => unanswered).toBe(3);
  await expect(lost(page)).toHaveCount(0);
  await site.start();
  await expect(back(page)).toBeVisible({ timeout: 40_000 });
  await follow(page, 'Insights');
  await expect(back(page)).toHaveCount(0);
  await page.goto('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test('the notice promises only the current page until the copy is complete', async ({ site, page }) => {
  await page.goto('/en');
  await interact(page);
  // The notices are loaded after the first interaction.
  await expect(page.locator('[data-corner] [role=status]')).not.toHaveCount(1);
  await site.stop();
  // The notices add their listeners after they are rendered, so the event is repeated until one receives it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(lost(page)).toContainText('You can keep reading this page.', { timeout: 3_000 });
  }).toPass();
});

test('no notice appears if the browser reports offline but the host responds', async ({ device }) => {
  const { page } = device;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto('/en');
  await untilOfflineReady(page);
  await page.clock.install();
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await answered;
  await page.clock.runFor(10_000);
  await expect(lost(page)).toHaveCount(0);
});

test('the copy can be removed and restored, and queued requests remain', async ({ email, site, device }) => {
  const { page, context } = device;
  await page.goto('/en');
  await untilOfflineReady(page);
  await email.stop();
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

  // Another tab keeps the worker running, as far as the browser allows.
  const other = await context.newPage();
  await other.goto('/en/faq');
  await page.goto('/en/outbox');
  await expect(page.getByText(/This site uses about [\d.]+ MB on this device/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Turn off offline access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it on' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('All pages are on this device and open')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Turn off offline access' }).click();
  // The preparation for a trip and the copy's own part say the same about the copy.
  await expect(page.getByText('Offline access is off.')).toHaveCount(2);
  await expect(page.getByText(/Not all pages are on this device|This site uses about/)).toHaveCount(0);
  const kept = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  expect(await kept()).toEqual({ caches: [], workers: 0 });
  await other.locator('footer').getByRole('link', { name: 'Webinars' }).click();
  await expect(other).toHaveURL(/webinars$/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'One request is waiting' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await kept()).toEqual({ caches: [], workers: 0 });
  await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');

  await page.getByRole('button', { name: 'Turn on offline access' }).click();
  await expect(page.getByText('All pages are on this device and open')).toBeVisible({ timeout: 30_000 });
  await site.stop();
  await page.goto('/de/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en/outbox');
  await expect(page.getByRole('heading', { name: 'One request is waiting' })).toBeVisible();
  await email.start();
});

test.describe('with axe', () => {
  test.use({ serviceWorkers: 'allow', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds no violation in the notices of the app', async ({ site, context, page }) => {
    await page.goto('/en/faq');
    await untilNoticesLoaded(page);
    await untilOfflineReady(page);
    await follow(page, 'Support centre');
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    expect(await violationsInBothThemes(page), 'ready').toEqual([]);
    await site.stop();
    await page.locator('footer').getByRole('link', { name: 'Webinars' }).click();
    await expect(lost(page)).toContainText('What you send waits on this device.', { timeout: 15_000 });
    expect(await violationsInBothThemes(page), 'lost').toEqual([]);
    await site.deploy(NEXT_DIST);
    await expect(back(page)).toBeVisible({ timeout: 40_000 });
    expect(await violationsInBothThemes(page), 'back').toEqual([]);
    await (await context.newPage()).goto('/en/faq');
    await expect(page.getByText('A new version of the site is ready', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    expect(await violationsInBothThemes(page), 'update').toEqual([]);
  });
});
