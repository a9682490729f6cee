import type { Page } from '@playwright/test';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { look, untilDrafted, untilOfflineReady, untilStill } from './support/steps.ts';

test.use({ whole: true });

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Keep Vaglio at hand' });

/** What Chromium sends when the site can be installed, answered as the visitor would. */
const sendPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
      return { outcome: answer };
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  }, outcome);

/** Reads two pages for half a minute, by the page's clock. */
async function readOn(page: Page): Promise<void> {
  // Another page is a reason to ask the host; a clock that ran on meanwhile would run out on the answer.
  const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  // On a phone the footer's groups are folded.
  if (!(await link.isVisible()))
    for (const group of await page.locator('footer summary').all()) await group.click();
  await link.click();
  await expect(page).toHaveURL(/\/faq$/);
  await answer;
  // The page has read that answer once it has the next.
  await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));
  await page.clock.runFor(31_000);
}

/** Opens the site, for the first time or again, and waits until the notices have come with it. */
async function open(page: Page, path = '/en', visit: 'first' | 'later' = 'first'): Promise<void> {
  // Whether and when Chromium itself would ask is not for these tests to wait for.
  await page.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
  await page.clock.install();
  // On a later visit their first deed is to ask for the host; on the first they say that all is ready.
  const question = visit === 'later' && page.waitForRequest((request) => request.method() === 'HEAD');
  await page.goto(path);
  if (visit === 'first') await look(page);
  await untilOfflineReady(page);
  await question;
  const ready = page.getByText('The site now works without a connection too');
  if (visit === 'first') {
    await expect(ready).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).click();
  }
  await page.clock.runFor(9000);
  await expect(ready).toHaveCount(0);
}

test('the manifest follows a change of language, and comes without a connection', async ({
  site,
  device,
}) => {
  const { page } = device;
  await page.goto('/it');
  await untilOfflineReady(page);
  await site.stop();
  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=de]').click();
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/de/manifest.webmanifest');
  await expect(link).toHaveCount(1);
  const name = await page.evaluate(async () => (await (await fetch('/de/manifest.webmanifest')).json()).name);
  expect(name).toBe('Vaglio: Due Diligence für Private Capital');
});

test('the app is offered to whoever reads on, and a no is for good', async ({ device }) => {
  await open(device.page);
  expect(await sendPrompt(device.page, 'dismissed')).toBe(true);
  await device.page.clock.runFor(25_000);
  await expect(offer(device.page)).toHaveCount(0);
  await readOn(device.page);
  await expect(offer(device.page)).toBeVisible();
  await offer(device.page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(device.page)).toHaveCount(0);

  await device.context.close();
  await device.restart();
  await open(device.page, '/en', 'later');
  await sendPrompt(device.page, 'dismissed');
  await readOn(device.page);
  await device.page.clock.runFor(60_000);
  await expect(offer(device.page)).toHaveCount(0);

  // Whoever looks for it still finds it.
  await device.page.locator('footer').getByRole('link', { name: 'Pending requests' }).click();
  const here = device.page.getByRole('region', { name: 'Vaglio as an app' });
  await here.getByRole('button', { name: 'Install' }).click();
  await expect(device.page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await device.page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(here.getByText('Vaglio is installed on this device.')).toBeVisible();
});

test('whoever has worked with the calculator is asked sooner, but not while a form holds something', async ({
  device,
}) => {
  const { page } = device;
  await open(page, '/en?deals=60#roi-calculator-section');
  await page.locator('#roi-calculator input[type=range]').first().press('ArrowRight');
  await page.locator('#roi-calculator input[type=range]').first().blur();
  await page.locator('#contact-form [name=name]').fill('Ada');
  await untilDrafted(page, 'Ada'); // The live form has taken over.
  await sendPrompt(page, 'accepted');
  await page.clock.runFor(40_000);
  await expect(offer(page)).toHaveCount(0);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  // On a phone the footer's groups are folded.
  if (!(await link.isVisible()))
    for (const group of await page.locator('footer summary').all()) await group.click();
  await link.click();
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(offer(page)).toHaveCount(0);
});

test('nothing is offered in the installed app', async ({ device }) => {
  const { page } = device;
  await page.addInitScript(() => {
    const ask = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query.includes('display-mode') ? 'all' : query);
  });
  await open(page);
  await sendPrompt(page, 'dismissed');
  await readOn(page);
  await expect(offer(page)).toHaveCount(0);
});

test('on iPhone and iPad two steps stand for the question', async ({ device }) => {
  const { page } = device;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await readOn(page);
  await offer(page).getByRole('button', { name: 'Show me how' }).click();
  await expect(offer(page).getByRole('listitem')).toHaveText([/^Tap “Share”\./, /“Add to Home Screen”/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test(`axe finds nothing on the offer and on its lasting place`, async ({ site, browser }) => {
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL: site.origin,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await open(page);
  await sendPrompt(page, 'dismissed');
  await readOn(page);
  await expect(offer(page)).toBeVisible();
  await untilStill(page.locator('body'));
  expect(await violationsInBothLooks(page)).toEqual([]);
  await page.locator('footer').getByRole('link', { name: 'Pending requests' }).click();
  await expect(page.getByRole('button', { name: 'Remove the copy' })).toBeVisible();
  expect(await violationsInBothLooks(page)).toEqual([]);
  await context.close();
});
