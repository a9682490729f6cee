import { untilHydrated } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

test('a search on /support finds a question, and one without results leads to /faq', async ({ page }) => {
  await page.goto('/en/support');
  await untilHydrated(page);
  const questions = page.getByRole('main').locator('details');
  await page.getByRole('searchbox').fill('CRM');
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('Größe & zebra');
  await page.getByRole('button', { name: say('support.search.all') }).click();
  await expect(page).toHaveURL(`/en/faq?${new URLSearchParams({ q: 'Größe & zebra' })}`);
  await expect(page.getByRole('main')).toContainText(say('faq.none'));
  await expect(page.getByRole('link', { name: say('faq.none.support') })).toBeVisible();
});

test('the chat that is not available yet shows an alert', async ({ page }) => {
  await page.goto('/en/support');
  await untilHydrated(page);
  await page.locator('main button[aria-disabled=true]').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: say('support.chat.notYet') })).toBeVisible();
});
