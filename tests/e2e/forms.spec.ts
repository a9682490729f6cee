import { expect, test } from './support/fixtures.ts';

test('the first field that the browser finds wrong is shown with its label, below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/it/demo');
  const form = page.locator('#demo-form');
  await form.locator('[name=messaggio]').focus();
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=nome]')).toBeFocused();
  const header = await page.locator('header').boundingBox();
  await expect
    .poll(async () => (await form.locator('label').first().boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
