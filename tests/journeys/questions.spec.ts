import { brand } from '#site/brand.ts';
import { says } from '../components/support/words.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { faqOf } from '../support/content.ts';
import { readQrPicture } from '../support/qr.ts';
import { expect, say, test } from './support/fixtures.ts';

const inItalian = says('it');

test('a question typed on /support is found among all of /faq, and one without an answer leads to people', async ({
  page,
}) => {
  await page.goto('/en/support');
  await untilHydrated(page);
  const questions = page.getByRole('main').locator('details');
  await page.getByRole('searchbox').fill('CRM');
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('zebra');
  await page.getByRole('button', { name: say('support.search.all') }).click();
  await expect(page).toHaveURL('/en/faq?q=zebra');
  await expect(page.getByRole('main')).toContainText(say('faq.none'));
  await expect(page.getByRole('link', { name: say('faq.none.support') })).toBeVisible();
  await page.getByRole('searchbox').fill('PoWerPoint');
  const found = page.getByRole('main').locator('details').filter({ visible: true });
  await expect(found).not.toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  const popular = page.locator('section[aria-labelledby=faq-popular]').getByRole('link');
  await expect(popular).toHaveCount(faqOf('en').filter((item) => item.popular).length);
  await popular.last().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.locator('main details:not([open]) summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('the chat that is not there yet says so as an alert', async ({ page }) => {
  await page.goto('/it/support');
  await untilHydrated(page);
  const chat = page.locator('main button[aria-disabled=true]');
  await chat.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: inItalian('support.chat.notYet') })).toBeVisible();
});

test('a camera reads the code of the early access, in both looks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/it/prova-${brand.slug}`);
    expect(readQrPicture(await page.locator('main svg[role=img]').screenshot())).toBe(brand.earlyAccessUrl);
  }
});
