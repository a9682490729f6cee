import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { untilOfflineReady } from './support/steps.ts';

test.use({ locale: 'en-GB', bypassCSP: true });

test(
  'before the flight: what is stored, in one look, and up to date with one press',
  quick,
  async ({ site, device: { page } }) => {
    await page.goto('/en/outbox');
    await untilOfflineReady(page);
    const trip = page.getByRole('region', { name: 'Before the flight' });
    await expect(trip).toContainText(/On this device: \d+ pages and 7 insights in 5 languages/);
    await expect(trip).toContainText(/Last downloaded on .*\d{4}/);
    await expect(trip).toContainText(/takes up about \d+\.\d MB/);
    await expect(trip).toContainText('No request is waiting.');
    const refresh = trip.getByRole('button', { name: 'Bring it up to date now' });
    await refresh.click();
    await expect(trip.getByRole('status')).toHaveText('Done: everything here is up to date.');
    await site.stop();
    await refresh.click();
    await expect(trip.getByRole('status')).toContainText('There is no connection now.');
    await site.start();
  },
);

test('axe finds nothing in it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/outbox`);
  await expect(page.getByRole('region', { name: 'Before the flight' })).toContainText(
    'No request is waiting.',
  );
  expect(await violationsOf(page)).toEqual([]);
});
