import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';

test(
  'typing filters the questions, whatever the case, and says how many match',
  quick,
  async ({ site, page }) => {
    await page.goto(`${site.origin}/en/support`);
    const field = page.getByLabel('Search the questions');
    const questions = page.getByRole('main').locator('details');
    const count = page.getByRole('search').locator('form > :last-child');
    await expect(questions).toHaveCount(4);
    await expect(count).toBeEmpty();
    await field.fill('CRM');
    await expect(count).toHaveText('1 question on this page matches.');
    await expect(questions.filter({ visible: true })).toHaveText(/Can I connect Vaglio to my CRM\?/);
    // Stands in an answer only.
    await field.fill(' powerpoint ');
    await expect(count).toHaveText('1 question on this page matches.');
    await expect(questions).toHaveText(/Which documents can I upload\?/);
    await field.fill('zebra');
    await expect(page.locator('#announcer')).toHaveText(
      'No question on this page matches. Search all questions.',
    );
    await expect(count).toHaveText('No question on this page matches. Search all questions.');
    await expect(questions).toHaveCount(0);
    await field.fill('');
    await expect(count).toBeEmpty();
    await expect(questions).toHaveCount(4);
  },
);

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

test('with scripts off the search leads there too, and all four questions stand', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/fr/support');
  await expect(page.getByRole('main').locator('details')).toHaveCount(4);
  await page.getByLabel('Chercher dans les questions').fill('CRM');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/fr/faq?q=CRM`);
  await context.close();
});

test('the chat can be reached, is disabled, and says so as an alert', async ({ site, page }) => {
  const text = 'La chat dal vivo non è ancora implementata. Scrivi a info@vaglio.example.';
  await page.goto(`${site.origin}/it/support`);
  const chat = page.getByRole('button', { name: 'Avvia una chat' });
  await expect(chat).toHaveAttribute('aria-disabled', 'true');
  await expect(chat).toHaveAccessibleDescription(text);
  await chat.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chiama' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(page.getByRole('link', { name: 'Scrivi un’email' })).toHaveAttribute('href', /^mailto:/);
});
