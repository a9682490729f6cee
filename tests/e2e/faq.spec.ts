import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { holdCode, untilHydrated } from './support/steps.ts';

test('one question is open at a time on the whole page, and an open one can be closed', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/en/faq`);
  const open = page.locator('main details[open]');
  await expect(open).toHaveCount(0);
  await page.getByText('Who decides, Vaglio or us?').click();
  await expect(page.getByText('The verdict is yours', { exact: false })).toBeVisible();
  await page.getByText('Are documents encrypted?').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('end-to-end encryption');
  await page.getByText('Are documents encrypted?').click();
  await expect(open).toHaveCount(0);
});

test('four popular questions lead to their answers, again and again', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/faq`);
  const popular = page.locator('section[aria-labelledby=faq-popular]').getByRole('link');
  await expect(popular).toHaveCount(4);
  const trial = page.locator('#question-trial');
  for (let time = 1; time <= 2; time++) {
    await popular.filter({ hasText: 'free trial' }).click();
    await expect(trial).toHaveAttribute('open', '');
    await expect(trial.getByText('It lasts 14 days')).toBeInViewport();
    await trial.locator('summary').click();
    await expect(trial).not.toHaveAttribute('open');
  }
  await page.goto(`${site.origin}/de/faq#question-storage`);
  await expect(page.locator('#question-storage')).toHaveAttribute('open', '');
  // The same page, and another question in the address.
  await untilHydrated(page);
  await page.evaluate(() => {
    location.hash = 'question-trial';
  });
  await expect(trial).toHaveAttribute('open', '');
});

test(
  'the search filters by question and answer, whatever the case, and says how many it has found',
  quick,
  async ({ site, page }) => {
    await page.goto(`${site.origin}/en/faq`);
    const box = page.getByRole('searchbox', { name: 'Search the questions' });
    const outcome = page.getByRole('search').getByText('1 question found');
    const questions = page.locator('main details');
    await expect(questions.first()).toBeVisible();
    const all = await questions.count();
    await box.fill('POWERPOINT');
    await expect(outcome).toBeVisible();
    await expect(questions).toHaveCount(1);
    await expect(questions).toContainText('Which documents can it read?');
    await expect(page.getByRole('heading', { level: 2, name: 'Features' })).toBeVisible();
    for (const category of ['General', 'Security', 'Support', 'Popular questions']) {
      await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toHaveCount(0);
    }
    await expect(page).toHaveURL(`${site.origin}/en/faq?q=POWERPOINT`);
    await box.fill('');
    await expect(questions).toHaveCount(all);
    await expect(page.getByRole('heading', { level: 2, name: 'Popular questions' })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/en/faq`);
  },
);

test('what is found is announced when the typing rests, not at every key', async ({ site, page }) => {
  await page.clock.install({ time: '2026-12-01T10:00:00' });
  await page.goto(`${site.origin}/en/faq`);
  await untilHydrated(page);
  await page.clock.pauseAt('2026-12-01T11:00:00');
  for (const key of 'power') {
    await page.getByRole('searchbox').press(key);
    await page.clock.runFor(150);
    await expect(page.locator('#announcer')).toBeEmpty();
  }
  await page.clock.runFor(1_100);
  await expect(page.locator('#announcer')).toHaveText('1 question found');
  await expect(page.locator('main [role=status]')).toHaveCount(0);
});

test('what is searched before the page’s code has come is found, and stands in the address', async ({
  site,
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(`${site.origin}/en/faq?q=rgpd&utm_source=x`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('POWERPOINT');
  release();
  await expect(page.getByRole('search').getByText('1 question found')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/en/faq?q=POWERPOINT&utm_source=x`);
});

test('without a match it says what to do, and leads to the support', async ({ site, page }) => {
  await page.goto(`${site.origin}/it/faq`);
  const box = page.getByRole('searchbox');
  const search = page.getByRole('search');
  await box.fill('criptovalute');
  await expect(search).toContainText('Nessun risultato trovato');
  await expect(page.locator('main details')).toHaveCount(0);
  await search.getByRole('button', { name: 'Mostra tutte le domande' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.locator('main details').first()).toBeVisible();
  await box.fill('criptovalute');
  await search.getByRole('link', { name: 'Contatta l’assistenza' }).click();
  await expect(page).toHaveURL(`${site.origin}/it/support`);
});

test('the search starts from the address, and a reload keeps it', async ({ site, page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${site.origin}/fr/faq?q=rgpd`);
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('rgpd');
  await expect(page.getByRole('search')).toContainText('questions trouvées');
  await box.fill('scannés');
  await expect(page).toHaveURL(/\?q=scann/);
  await page.reload();
  await expect(box).toHaveValue('scannés');
  await expect(page.locator('main details')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('without scripts it is a plain list that pretends no search', async ({ site, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/faq?q=powerpoint`);
  await expect(page.locator('input[type=search]')).toBeHidden();
  await page.getByText('Can the results reach our CRM?').click();
  await expect(page.getByText('Yes, through the API.')).toBeVisible();
  await page.getByText('Does Vaglio comply with the GDPR?').click();
  await expect(page.getByText('Yes, through the API.')).toBeHidden();
  await context.close();
});
