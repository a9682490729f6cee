import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import { withOtherWorker } from '../e2e/support/other-worker.ts';
import {
  fillContactForm,
  interact,
  pdfFile,
  sendContactForm,
  untilOfflineReady,
  visitorData,
} from '../e2e/support/steps.ts';
import { roiAmounts } from '../support/amounts.ts';
import { oneOfEachKind } from '../support/content.ts';
import { expect, hurryUntil, say, test } from './support/fixtures.ts';

/** Kinds of pages that need different resources. tests/build compares the worker's responses for all pages. */
const kinds = ['home', 'insights', 'article', 'analyzer-results', 'pricing', 'outbox'];

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every kind of page opens in every language without the host', async ({ page, site }) => {
    await page.goto('/de/outbox');
    await untilOfflineReady(page);
    await site.stop();
    for (const { basePath } of localePrefixes) {
      const opened = oneOfEachKind(basePath).filter(({ route }) => kinds.includes(route.id));
      // German is tested completely. The other languages differ only in their messages.
      const whole = basePath === '/de';
      for (const { address, locale } of whole ? opened : opened.slice(0, 2)) {
        for (const variant of whole ? [address, `${address}/?gclid=1`] : [address]) {
          const response = await page.goto(variant);
          expect(response?.status(), variant).toBe(200);
          expect(response?.headers()['content-security-policy'], variant).toContain("default-src 'none'");
          await expect(page.locator('html'), variant).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 }), variant).toHaveCount(1);
        }
      }
      for (const path of ['/no/such-page', '/insights/no-such-article']) {
        const response = await page.goto(addressOf(path, basePath));
        expect(response?.status(), `${basePath}${path}`).toBe(404);
      }
    }
  });

  test('a page opens without the worker, and a new language is stored', async ({ context, page, site }) => {
    await page.goto('/de/pricing');
    await untilOfflineReady(page);
    await page.locator('header').getByRole('button', { name: 'Sprache' }).click();
    await page.locator('header [hreflang=fr]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const isStored = () => caches.match('/fr/faq').then(Boolean);
    await expect.poll(() => page.evaluate(isStored)).toBe(true);
    await site.stop();
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto('/de/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const workerStart = () => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming | undefined)?.workerStart;
    };
    expect(await page.evaluate(workerStart)).toBe(0);
  });

  test('a damaged copy is detected at the next start, and repaired', async ({ page, site }) => {
    await page.goto('/en/outbox');
    await untilOfflineReady(page);
    const trip = page.getByRole('region', { name: say('outbox.trip.title') });
    const refresh = trip.getByRole('button', { name: say('outbox.trip.refresh') });
    await expect(refresh).toBeVisible();
    // The host stops before the damage, because the worker may still be verifying and would fetch the file again.
    await site.stop();
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('site-')) ?? '';
      await (await caches.open(name)).put('/icon.svg', new Response('altered'));
    });
    await page.clock.install();
    await page.reload();
    await hurryUntil(page, trip.getByText(say('outbox.copy.none')));
    await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');
    await expect(refresh).toBeHidden();
    await site.start();
    await page.reload();
    await untilOfflineReady(page);
    await expect(refresh).toBeVisible();
    const icon = () => caches.match('/icon.svg').then((stored) => stored?.text());
    expect(await page.evaluate(icon)).toContain('<svg');
  });

  test('all tools work offline, and a form is sent after reconnecting', async ({ email, page, site }) => {
    await page.goto('/it');
    await untilOfflineReady(page);
    await site.stop();
    await email.stop();
    await page.clock.install();
    await page.goto('/fr/analyzer');
    await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
    await hurryUntil(page, page.locator('#report-market'));
    await page.goto('/es#roi-calculator-section');
    const saved = roiAmounts().savedPerYear.slice(1).replaceAll(',', '.');
    await expect(page.locator('#roi-calculator-section')).toContainText(saved);
    await page.goto('/en');
    await expect(page.getByRole('status').filter({ hasText: say('app.lost.title') })).toBeVisible();
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByRole('heading', { name: say('forms.saved.title') })).toBeVisible();
    await email.start();
    await site.start();
    await page.goto('/en/outbox');
    await expect(page.getByRole('heading', { name: say('outbox.empty') })).toBeVisible();
    expect(email.mails()).toHaveLength(1);
    expect(email.mails()[0]?.template_params).toMatchObject({ ...visitorData, language: 'en' });
  });

  test('one click updates the stored copy before a trip', async ({ page, site }) => {
    await page.goto('/en/outbox');
    await untilOfflineReady(page);
    const trip = page.getByRole('region', { name: say('outbox.trip.title') });
    await expect(trip).toContainText(say('outbox.trip.waiting', { count: 0 }));
    const refresh = trip.getByRole('button', { name: say('outbox.trip.refresh') });
    await refresh.click();
    await expect(trip.getByRole('status')).toHaveText(say('outbox.trip.current'));
    await site.stop();
    await refresh.click();
    await expect(trip.getByRole('alert')).toHaveText(say('outbox.trip.offline'));
  });

  test('a new version waits until it is applied, and typed text remains', async ({ context, page, site }) => {
    await page.goto('/en');
    await interact(page);
    await untilOfflineReady(page);
    await fillContactForm(page);
    await page.locator('main h1').click();
    await site.deploy(withOtherWorker());
    const other = await context.newPage();
    await other.goto('/en/faq');
    await expect(page.getByText(say('app.update.title'))).toBeVisible();
    await expect(page.getByText(say('app.update.dirty'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('app.update.now') })).toHaveCount(0);
    const reloaded = other.waitForEvent('load');
    await other.getByRole('button', { name: say('app.update.now') }).click();
    await reloaded;
    const isTaken = async () => !(await navigator.serviceWorker.getRegistration())?.waiting;
    await expect.poll(() => other.evaluate(isTaken)).toBe(true);
    for (const [name, value] of Object.entries(visitorData))
      await expect(page.locator(`#contact-form [name=${name}]`)).toHaveValue(value);
  });
});

test('the worker delivers a saved request while no page is open', async ({ device, email }) => {
  const { context, page } = device;
  await page.goto('/en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.locator('div#contact-form')).toContainText(say('forms.saved.whenOnline'));
  await context.newPage();
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => email.mails().length).toBe(1);
  const after = await context.newPage();
  await after.goto('/en/outbox');
  await expect(after.getByRole('heading', { name: say('outbox.empty') })).toBeVisible();
  expect(email.mails()).toHaveLength(1);
});

test('the app can be installed in any language, with the same id', async ({ device }) => {
  const { context, page } = device;
  const devtools = await context.newCDPSession(page);
  for (const basePath of ['/it', '/de']) {
    await page.goto(basePath);
    await untilOfflineReady(page);
    expect((await devtools.send('Page.getAppManifest')).errors, basePath).toEqual([]);
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors, basePath).toEqual([]);
    expect((await devtools.send('Page.getAppId')).appId).toBe(new URL('/', page.url()).href);
  }
});
