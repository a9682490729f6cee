import { expect, test } from './support/fixtures.ts';
import { openForeignSite, shareUnread } from './support/foreign-site.ts';
import { pdfFile, untilOfflineReady } from './support/steps.ts';

test('a deck that no page has picked up is forgotten at the next start', async ({ site, device }) => {
  const elsewhere = await openForeignSite(site.origin);
  const keptCopies = () =>
    device.page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('site-')));
  await device.page.goto('/it');
  await untilOfflineReady(device.page);
  await shareUnread(device.page, elsewhere, pdfFile);
  expect(await keptCopies()).toEqual(['shared-deck']);
  await device.kill();
  await device.restart();
  await device.page.goto('/it/pricing');
  await expect.poll(keptCopies).toEqual([]);
  await device.page.goto('/analyzer?shared=deck');
  const toast = device.page.getByRole('alert').filter({ hasText: /./ });
  await expect(toast).toContainText("Errore durante l'upload");
  await expect(device.page.getByText(pdfFile.name)).toHaveCount(0);
  await elsewhere.stop();
});
