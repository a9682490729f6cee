import { untilHydrated } from '../e2e/support/steps.ts';
import { webinarsOf } from '../support/content.ts';
import { expect, say, test } from './support/fixtures.ts';

test('the form of /demo leaves the first check to the browser', async ({ email, page }) => {
  await page.goto('/en/demo');
  await untilHydrated(page);
  const form = page.locator('form#demo-form');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=nome]')).toBeFocused();
  await expect(form.locator('[name=nome]:invalid')).toHaveCount(1);
  const values = {
    nome: 'Ada',
    cognome: 'Lovelace',
    email: 'ada@fund.example',
    azienda: 'Fund',
    ruolo: 'Partner',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=dimensioneAzienda]').selectOption('small');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: say('demo.form.success.title') })).toBeVisible();
  expect(email.mails()[0]?.template_params).toMatchObject({ ...values, dimensioneAzienda: 'small' });
});

test('a chosen webinar is registered for; none that is over is upcoming', async ({ email, page }) => {
  await page.clock.setFixedTime('2099-03-01T10:00:00Z');
  await page.goto('/en/webinars');
  await untilHydrated(page);
  const upcoming = page.getByRole('region', { name: say('webinars.upcoming'), exact: true });
  await expect(upcoming).toContainText(say('webinars.none'));
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveCount(0);
  const webinar = webinarsOf('en').at(-1);
  await page.locator(`main a[href*="${webinar?.id}"]`).first().click();
  const chosen = page.locator('main a[aria-current=true]');
  await expect(chosen).toHaveAccessibleName(`${say('webinars.chosen')} ${webinar?.title}`);
  const form = page.locator('form#webinar-form');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@fund.example');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('div#webinar-form')).toBeVisible();
  expect(email.mails()[0]?.template_params).toMatchObject({ name: 'Ada', webinar: webinar?.title });
});
