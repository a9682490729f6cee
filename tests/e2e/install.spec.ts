import type { Page } from '@playwright/test';
import { violationsInBothLooks } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { look, untilOfflineReady, untilStill } from './support/steps.ts';

test.use({ whole: true });

/** What Chromium sends when the site can be installed, answered as the visitor would. */
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

test('the manifest follows a change of language, offline too', async ({ site, device }) => {
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

test.describe('the offer', () => {
  test.use({ serviceWorkers: 'allow', bypassCSP: true });

  test('comes to whoever reads on, has a lasting place, and stands the test of axe', async ({ page }) => {
    // Whether and when Chromium itself would ask is not for this test to wait for.
    await page.addInitScript(() => {
      addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());
    });
    await page.clock.install();
    await page.goto('/en');
    await look(page);
    await untilOfflineReady(page);
    await page.getByRole('button', { name: 'Close this notice' }).click();
    expect(await sendPrompt(page)).toBe(true);
    // Another page is a reason to ask the host; a clock that ran on meanwhile would run out on the answer.
    const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await answer;
    // The page has read that answer once it has the next.
    await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));
    await page.clock.runFor(40_000);
    const offer = page.getByRole('status').filter({ hasText: 'Keep Vaglio at hand' });
    await expect(offer).toBeVisible();
    await untilStill(page.locator('body'));
    expect(await violationsInBothLooks(page)).toEqual([]);
    await offer.getByRole('button', { name: 'No, thanks' }).click();

    // Whoever looks for it still finds it.
    await page.locator('footer').getByRole('link', { name: 'Pending requests' }).click();
    const here = page.getByRole('region', { name: 'Vaglio as an app' });
    await expect(page.getByRole('button', { name: 'Remove the copy' })).toBeVisible();
    expect(await violationsInBothLooks(page)).toEqual([]);
    await here.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(here.getByText('Vaglio is installed on this device.')).toBeVisible();
  });
});
