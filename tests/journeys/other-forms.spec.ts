import { untilHydrated } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

test('the browser validates the form on /demo first', async ({ email, page }) => {
  await page.goto('/en/demo');
  await untilHydrated(page);
  const form = page.locator('form#demo-form');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=nome]')).toBeFocused();
  // Every field that the browser refuses has the browser's own message below it.
  for (const name of ['nome', 'cognome', 'email', 'azienda', 'ruolo']) {
    const control = form.locator(`[name=${name}]:invalid`);
    const message = await control.evaluate((element: HTMLInputElement) => element.validationMessage);
    expect(message).not.toBe('');
    await expect(control).toHaveAccessibleDescription(message);
  }
  // The label of the field is also visible, below the header.
  const header = await page.locator('header').boundingBox();
  const label = async () => (await form.locator('label').first().boundingBox())?.y;
  await expect.poll(label).toBeGreaterThan(header?.height ?? 0);
  const values = {
    nome: 'Ada',
    cognome: 'Lovelace',
    email: 'ada@fund.example',
    azienda: 'Fund',
    ruolo: 'Partner',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await form.locator('[name=dimensioneAzienda]').selectOption('small');
  // An incomplete date has no value, so only the browser finds the problem, in the collapsed part.
  const day = form.locator('[name=giorno1]');
  await form.locator('summary').click();
  await day.pressSequentially('12');
  await form.locator('summary').click();
  await expect(day).toBeHidden();
  await form.locator('button[type=submit]').click();
  await expect(day).toBeFocused();
  await day.fill('');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: say('demo.form.success.title') })).toBeVisible();
  expect(email.mails()[0]?.template_params).toMatchObject({ ...values, dimensioneAzienda: 'small' });
});
