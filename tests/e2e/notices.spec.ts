import type { BrowserContext } from '@playwright/test';
import { brand } from '#site/brand.ts';
import { says } from '../components/support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from './support/steps.ts';

const say = says('de');

/** Returns the notifications that the site shows. It asks the worker, because the worker shows none while a page is open. */
async function shownNotices(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
  });
}

test('a request that goes out while no page is open is reported by one notification', async ({
  device,
  email,
  site,
}) => {
  const { context, page } = device;
  // Chromium rejects every permission that is not named here.
  await context.grantPermissions(['notifications', 'background-sync'], { origin: site.origin });
  await page.goto('/de');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(say('outbox.notify.on'))).toBeVisible();
  const after = await context.newPage();
  await page.close();
  await context.setOffline(false);
  const notice = {
    title: say('outbox.notify.title', { brand: brand.name }),
    body: say('outbox.notify.body'),
    lang: 'de',
    data: '/de/outbox',
  };
  await expect.poll(() => shownNotices(context)).toEqual([notice]);
  expect(email.mails()).toHaveLength(1);
  // The next page does not report the same delivery again.
  await after.goto('/de/outbox');
  await expect(after.getByRole('heading', { name: say('outbox.empty') })).toBeVisible();
  await expect(after.getByText(say('outbox.notice.delivered'), { exact: true })).toHaveCount(0);
  expect(await shownNotices(context)).toEqual([notice]);
});
