import { expect, test } from './support/fixtures.ts';
import { untilOfflineReady } from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

/** What the policy forbids, and what hydration finds changed, fails every test: see the fixtures. */
test('what programs read comes with the first page, gets past the policy, and stays out of the packs', async ({
  page,
}) => {
  const forPrograms = page.locator('head > script[type="application/ld+json"], head > meta[property]');
  await page.goto('/de/faq');
  const count = await forPrograms.count();
  expect(count).toBeGreaterThan(10);
  await untilOfflineReady(page);
  expect(await forPrograms.count()).toBe(count);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(forPrograms).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/faq$/);
});
