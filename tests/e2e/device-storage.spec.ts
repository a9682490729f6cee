import type { Page } from '@playwright/test';
import type { Site } from '#scripts/site.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { expect, test } from './support/fixtures.ts';
import { openForeignSite, shareUnread } from './support/foreign-site.ts';
import { leaveKiosk, startKiosk } from './support/kiosk.ts';
import { withOtherWorker } from './support/other-worker.ts';
import { selectParagraph } from './support/selection.ts';
import {
  fillContactForm,
  pdfFile,
  sendContactForm,
  untilDrafted,
  untilOfflineReady,
} from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

type Where = (typeof deviceStorage)[number]['where'];

/** Returns the names of everything that this browser stores for the site. */
const storedNames = (page: Page): Promise<Record<Where, string[]>> =>
  page.evaluate(async () => ({
    indexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cacheStorage: await caches.keys(),
    serviceWorker: (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => new URL(active?.scriptURL ?? location.href).pathname,
    ),
  }));

const rowOf = (where: string, name: string) =>
  deviceStorage.find((row) => row.where === where && fits(row, name));

function fits(row: (typeof deviceStorage)[number], name: string): boolean {
  return 'startsWith' in row ? name.startsWith(row.name) : name === row.name;
}

/** Uses every feature that stores data. */
async function useEverything(page: Page, stopEmail: () => Promise<void>): Promise<void> {
  await page.goto('/it');
  await untilOfflineReady(page);
  await page.goto('/it/insights');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('articles-seen'))).not.toBeNull();
  for (const path of ['/it/pricing', '/it/cookies']) await page.goto(path);

  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=en]').click();
  await expect(page).toHaveURL(/\/en\/cookies$/);
  await page.locator('#theme').selectOption('dark');
  await page.keyboard.press('Control+k');
  await page.locator('#search-slash').uncheck();
  await page.keyboard.press('Escape');

  await readOn(page);
  await page.goto('/', { referer: 'https://elsewhere.example/' });
  await expect(page).toHaveURL(/\/en$/);

  await page.goto('/en/analyzer');
  await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
  await page.waitForURL('**/en/analyzer/results', { timeout: 20_000 });

  await page.goto('/en');
  await fillContactForm(page);
  await sendContactForm(page);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await stopEmail();
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

  const elsewhere = await openForeignSite(new URL(page.url()).origin);
  await shareUnread(page, elsewhere, pdfFile);
  await elsewhere.stop();
}

/** Reads an article to the middle, in large type, and marks a passage. */
async function readOn(page: Page): Promise<void> {
  await page.goto('/en/insights/regulatory-compliance-fintech');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded();
  const storedProgress = () => page.evaluate(() => localStorage.getItem('reading-progress'));
  await expect.poll(storedProgress).toContain('regulatory-compliance-fintech');
  await selectParagraph(page, 2);
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
}

/** Postpones a new version. */
async function postponeUpdate(page: Page): Promise<void> {
  await page.goto('/en/faq');
  await page.getByRole('button', { name: 'Later', exact: true }).click();
}

/** Installs the app and removes the copy of the site. Both choices are stored. */
async function installWithoutCopy(page: Page): Promise<void> {
  await page.goto('/en/outbox');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  const offer = page.getByRole('region', { name: 'Vaglio as an app' });
  await offer.getByRole('button').click();
  // The content below moves when the offer disappears. A click during that move would miss its target.
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn off offline access' }).click();
  await expect(page.getByRole('button', { name: 'Turn on offline access' })).toBeVisible();
}

/** Returns the keys of local storage at the moment when a page is left during typing. */
async function leaveTyping(page: Page): Promise<string[]> {
  await page.goto('/en/demo');
  const name = page.locator('#demo-form [name=nome]');
  await name.fill('Ada');
  await untilDrafted(page, 'Ada');
  return name.evaluate((input: HTMLInputElement) => {
    input.value = 'Ada Lovelace';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.keys(localStorage);
  });
}

/** Returns the keys of local storage in kiosk mode. */
async function keysOfKiosk(page: Page): Promise<string[]> {
  await startKiosk(page, '/en/demo?event=slush26');
  const { localStorage } = await storedNames(page);
  await leaveKiosk(page);
  return localStorage;
}

/** Closes the notice of a lost connection. Returns the keys that the tab stores until the connection is back. */
async function closeLoss(page: Page, site: Site): Promise<string[]> {
  await site.stop();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const lost = page.getByRole('status').filter({ hasText: 'No connection' });
  await lost.getByRole('button', { name: 'Close this notice' }).click();
  const { sessionStorage } = await storedNames(page);
  await site.start();
  return sessionStorage;
}

test('the table of stored data lists what the browser stores, and nothing else', async ({
  context,
  email,
  page,
  site,
}) => {
  await useEverything(page, email.stop);

  const used = await storedNames(page);
  await site.deploy(withOtherWorker());
  await postponeUpdate(page);
  used.sessionStorage.push(...(await closeLoss(page, site)));
  used.localStorage.push(...(await leaveTyping(page)), ...(await keysOfKiosk(page)));
  await installWithoutCopy(page);
  const left = await storedNames(page);
  const found = Object.fromEntries(
    Object.entries(used).map(([where, names]) => [where, [...names, ...left[where as Where]]]),
  ) as typeof used;
  const unlisted = Object.entries(found).flatMap(([where, names]) =>
    names.filter((name) => !rowOf(where, name)).map((name) => `${where} ${name}`),
  );
  expect(unlisted, 'stored, but not listed in src/site/device-storage.ts').toEqual([]);

  const unused = deviceStorage.filter((row) => !found[row.where].some((name) => fits(row, name)));
  expect(unused, 'listed in src/site/device-storage.ts, but not stored').toEqual([]);

  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await email.start();
});
