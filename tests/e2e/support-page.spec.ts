import { expect, test } from './support/fixtures.ts';

test('the search leads on to all questions, without a new document', async ({ site, page }) => {
  await page.goto(`${site.origin}/de/support`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByLabel('In den Fragen suchen').fill('Größe & Format');
  await expect(page.getByText('Keine Frage auf dieser Seite passt.')).toBeVisible();
  await page.getByRole('button', { name: 'In allen Fragen suchen' }).click();
  await expect(page).toHaveURL(`${site.origin}/de/faq?${new URLSearchParams({ q: 'Größe & Format' })}`);
  // The address is ahead of the page: whoever goes back at once finds what was typed.
  await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: 'In allen Fragen suchen' }).click();
  await expect(page).toHaveURL(`${site.origin}/de/faq`);
});
