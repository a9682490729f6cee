import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ locale: 'en-GB', bypassCSP: true });

test('axe finds nothing in it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/outbox`);
  await expect(page.getByRole('region', { name: 'Before the flight' })).toContainText(
    'No request is waiting.',
  );
  expect(await violationsOf(page)).toEqual([]);
});
