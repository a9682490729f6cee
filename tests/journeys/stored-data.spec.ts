import { untilOfflineReady } from '../e2e/support/steps.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a visitor who only reads stores nothing but the copy of the site', async ({ context, page }) => {
  for (const path of ['/it', '/it/privacy', '/de/terms']) await page.goto(path);
  await untilOfflineReady(page);
  const kept = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
  }));
  expect(kept).toEqual({ databases: [], local: [] });
  expect(await context.cookies()).toEqual([]);
});
