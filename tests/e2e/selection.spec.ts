import { expect, test } from './support/fixtures.ts';
import { leave, open, pageState } from './support/page-state.ts';
import { untilDrafted, untilHydrated } from './support/steps.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

test('the selected report and typed text are restored after a reload and after Back', async ({ page }) => {
  await open(page, '/en/reports');
  const choices = page.getByRole('link', { name: /^(Choose this report|Selected)/ });
  const title = await page.locator('#report-decisions').innerText();
  const section = page.locator('#report-request');
  const name = section.locator('[name=name]');
  const { entries } = await pageState(page);
  await choices.first().press('Enter');
  await choices.last().press('Enter');
  await expect(section).toBeFocused();
  await expect(section).toContainText(title);
  await expect(choices.last()).toHaveAttribute('aria-current', 'true');
  const address = '/en/reports?report=decisions#report-request';
  expect(await pageState(page)).toMatchObject({ entries, address });
  await name.fill('Ada Lovelace');
  await untilDrafted(page, 'Ada Lovelace');

  await page.reload();
  await untilHydrated(page);
  await expect(section).toContainText(title);
  await expect(name).toHaveValue('Ada Lovelace');

  const left = await leave(page, 'Insights');
  await page.goBack();
  await expect.poll(() => pageState(page)).toMatchObject({ address, top: left.top, height: left.height });
  await expect(section).toContainText(title);
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a question about a guide starts with its title and does not overwrite typed text', async ({ page }) => {
  await open(page, '/en/guides');
  const guides = page.locator('main article');
  const message = page.locator('#demo-form [name=messaggio]');
  const ask = (index: number) =>
    guides.nth(index).getByRole('link', { name: 'Request a personal consultation' }).click();
  const title = await guides.nth(1).getByRole('heading').first().innerText();
  await ask(1);
  await expect(page.locator('#demo-form')).toBeFocused();
  await expect(message).toHaveValue(`I would like a personal consultation on the guide “${title}”.`);
  await message.fill('What I have written myself');
  await untilDrafted(page, 'What I have written myself');
  await page.goBack();
  await ask(2);
  await expect(page.locator('#demo-form')).toBeFocused();
  await expect(message).toHaveValue('What I have written myself');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a selected report leads to the form, and the analyzer reports missing scripts', async ({ page }) => {
    await page.goto('/en/reports');
    await page.getByRole('link', { name: 'Choose this report' }).last().click();
    await expect(page.locator('#report-request')).toBeInViewport();
    await page.goto('/en/analyzer');
    await expect(page.getByText('needs scripts, which are switched off here')).toBeVisible();
    await expect(page.locator('#analyzer-upload label')).toBeHidden();
  });
});
