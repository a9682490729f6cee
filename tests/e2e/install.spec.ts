import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { interact, untilOfflineReady, untilStill } from './support/steps.ts';

test.use({ whole: true });

/** Dispatches the event with which Chromium reports that the site can be installed. The visitor accepts its prompt. */
const sendPrompt = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
      return { outcome: 'accepted' };
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test('the manifest changes with the language, also offline', async ({ site, device }) => {
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

test.describe('the install offer', () => {
  test.use({ serviceWorkers: 'allow', bypassCSP: true });

  test('appears on a second page, stays available on /outbox, and passes axe', async ({ page }) => {
    // Chromium's own event is blocked, because its time is unpredictable.
    await page.addInitScript(() => {
      addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());
    });
    await page.clock.install();
    await page.goto('/en');
    await interact(page);
    await untilOfflineReady(page);
    expect(await sendPrompt(page)).toBe(true);
    // A navigation sends a request to the host. The test waits for the response before it advances the clock, because
    // the clock would otherwise exceed the time limit of the request.
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await answer;
    // The notice that the site works offline appears on the second page, and the offer waits until it is closed.
    await page.getByRole('button', { name: 'Close this notice' }).click();
    // When this second response has arrived, the page has read the first.
    await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));
    await page.clock.runFor(40_000);
    const offer = page.getByRole('status').filter({ hasText: 'Keep Vaglio at hand' });
    await expect(offer).toBeVisible();
    await untilStill(page.locator('body'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await offer.getByRole('button', { name: 'No, thanks' }).click();

    // The offer is still available on /outbox.
    await page.locator('footer').getByRole('link', { name: 'Pending requests' }).click();
    const here = page.getByRole('region', { name: 'Vaglio as an app' });
    await expect(page.getByRole('button', { name: 'Turn off offline access' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await here.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(here.getByText('Vaglio is installed on this device.')).toBeVisible();
  });
});
