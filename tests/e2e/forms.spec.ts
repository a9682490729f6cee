import type { Page } from '@playwright/test';
import { type FormId, formById } from '#site/forms.ts';
import { expect, test } from './support/fixtures.ts';
import { everyForm, type FormCase, fillForm as fill, formCases } from './support/form-cases.ts';
import { quickIf } from './support/layers.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import { step } from './support/plan.ts';
import { bringFormBack } from './support/steps.ts';

// These two log a failure. Source: docs/site.md, section 8.
test.use({ expectedErrors: [/^(?:insights-)?newsletter-form: /] });

async function expectTyped(page: Page, { id, values }: FormCase, kept: boolean): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#${id} [name=${name}]`)).toHaveValue(kept ? value : '');
  }
}

const send = (page: Page, id: FormId) => page.locator(`#${id} button[type=submit]`).click();

for (const form of formCases) {
  test(`${form.id}: accepted`, async ({ email, page }) => {
    await page.goto(form.page);
    await fill(page, form);
    await send(page, form.id);
    await expect(page.getByRole('status').filter({ hasText: form.success })).toBeVisible();
    await bringFormBack(page, form.id);
    await expectTyped(page, form, false);
    const [mail, ...others] = email.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ service_id: form.service, template_id: form.template });
    const added = {
      submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
      language: 'en',
    };
    expect(mail?.template_params).toEqual({ ...(form.params ?? form.values), ...added });
  });

  test(`${form.id}: refused, and the text stays`, quickIf(form === formCases[0]), async ({ email, page }) => {
    email.order({ plan: [step({ status: 422, body: 'Bad data' })], ratePerSecond: 0 });
    await page.goto(form.page);
    await fill(page, form);
    await send(page, form.id);
    await expect(page.getByRole('alert').filter({ hasText: form.failure })).toBeVisible();
    await expectTyped(page, form, true);
  });

  test(
    `${form.id}: without a connection it is kept, and goes out later`,
    quickIf(form === formCases[0]),
    async ({ email, page }) => {
      await page.goto(form.page);
      await fill(page, form);
      await email.stop();
      await send(page, form.id);
      const saved = page.getByRole('status').filter({ hasText: 'Saved on this device' });
      await expect(saved).toBeVisible();
      await expect(saved).not.toContainText(/24|48/);
      // First to the list: once it has gone out by itself the slip no longer leads there.
      await page.locator(`#${form.id}`).getByRole('link').press('Enter');
      await email.start();
      const sendAll = page.getByRole('button', { name: 'Send all now' });
      const empty = page.getByText('Nothing is waiting');
      await expect(sendAll.or(empty)).toBeVisible();
      if (await sendAll.isVisible()) await sendAll.click({ timeout: 2_000 }).catch(() => {});
      await expect(empty).toBeVisible({ timeout: 20_000 });
      expect(email.mails()).toHaveLength(1);
      expect(email.mails()[0]?.template_params).toMatchObject(form.params ?? form.values);
    },
  );

  if (form.missing.length > 0) {
    test(
      `${form.id}: what is missing is said field by field`,
      quickIf(form === formCases[0]),
      async ({ site, page }) => {
        await page.goto(site.origin + form.page);
        await send(page, form.id);
        const summary = page.locator(`#${form.id}`).getByRole('alert');
        await expect(summary.getByRole('link')).toHaveText([...form.missing]);
        await summary.getByRole('link').last().click();
        const last = formById(form.id).fields[form.missing.length - 1]?.name;
        await expect(page.locator(`#${form.id} [name=${last}]`)).toBeFocused();
      },
    );
  }
}

test('the blog says what is wrong in a toast as well, in the words of docs/site.md', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/it/blog`);
  const form = page.locator('#blog-newsletter-form');
  const toast = page.getByRole('alert').filter({ hasText: 'Errore' });
  await form.getByRole('button').click();
  await expect(toast).toContainText('Inserisci il tuo indirizzo email');
  await expect(page.getByText('Inserisci il tuo indirizzo email')).toHaveCount(3);
  await form.locator('[name=email]').fill('nobody');
  await form.getByRole('button').click();
  await expect(toast).toContainText('Inserisci un indirizzo email valido');
});

test('the demo form leaves the first check to the browser', async ({ site, page }) => {
  await page.goto(`${site.origin}/it/demo`);
  const form = page.locator('#demo-form');
  await send(page, 'demo-form');
  await expect(form.locator('[name=nome]')).toBeFocused();
  await expect(form.locator('[name=nome]:invalid')).toHaveCount(1);
  await expect(form.locator(':required')).toHaveCount(5);
  await expect(form.getByRole('alert')).toHaveText('');
});

test('what our own check would refuse does not pass the browser’s either, and its label is seen', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.origin}/it/demo`);
  const form = page.locator('#demo-form');
  const values = { nome: '  ', cognome: 'Lovelace', email: 'ada@fund', azienda: 'Fund', ruolo: 'Partner' };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=messaggio]').focus();
  await send(page, 'demo-form');
  await expect(form.locator('[name=nome]')).toBeFocused();
  await expect(form.locator('input:invalid')).toHaveCount(2);
  await expect(form.getByRole('alert')).toHaveText('');
  const header = await page.locator('header').boundingBox();
  const label = form.locator('label').first();
  await expect
    .poll(async () => (await label.boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

for (const { id, page: address } of everyForm) {
  test(`${id}: has its heading’s name, marks what is optional, and gives an example of an address`, async ({
    site,
    page,
  }) => {
    await page.goto(site.origin + address);
    const form = page.locator(`form#${id}`);
    const heading = (await form.getByRole('heading').textContent()) ?? '';
    await expect(page.getByRole('form', { name: heading })).toHaveAttribute('id', id);
    await expect(form).not.toContainText('(required)');
    const { fields } = formById(id);
    await expect(form.getByText('(optional)')).toHaveCount(fields.filter(({ required }) => !required).length);
    const email = form.locator('[type=email]');
    await expect(email).toHaveAccessibleDescription(/name@fund\.example/);
    await expect(email).toHaveAttribute('spellcheck', 'false');
  });
}

test('a text of more than 5,000 characters is refused before anything is saved', async ({ email, page }) => {
  const form = formCases.find(({ id }) => id === 'design-partner-form');
  if (!form) throw new Error('no case');
  await page.goto(form.page);
  const long = { ...form, values: { ...form.values, motivazione: 'x'.repeat(5_001) } };
  await fill(page, long);
  await send(page, form.id);
  await expect(page.locator('#design-partner-form-motivazione-error')).toContainText('5,000');
  await expectTyped(page, long, true);
  expect(email.log).toEqual([]);
  await expect(page.locator('header')).not.toContainText('waiting');
});

test('/demo takes a second, says so in Italian, and has the slip in its place under a toast', async ({
  page,
}) => {
  const form = formCases.find(({ id }) => id === 'demo-form');
  if (!form) throw new Error('no case');
  await page.goto('/it/demo');
  await fill(page, form);
  const began = Date.now();
  await send(page, form.id);
  const button = page.locator('#demo-form button[type=submit]');
  await expect(button).toBeDisabled();
  await expect(button).toContainText('Invio in corso...');
  const words = 'Ti contatteremo entro 24 ore per programmare la tua demo personalizzata.';
  await expect(page.getByRole('status').filter({ hasText: 'Richiesta inviata!' })).toContainText(words);
  await expect(page.getByText(words)).toHaveCount(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
});

/** Source: docs/site.md, section 11. */
const optional = new Set(['report', 'webinar', 'demo', 'blog']);

test.describe('a build without the optional templates', () => {
  for (const form of formCases.filter(({ id }) => optional.has(formById(id).template))) {
    test(`${form.id}: simulated, and honest about it`, async ({ email, page, site }) => {
      await site.deploy(NEXT_DIST);
      await page.goto(form.page);
      await expect(page.locator(`#${form.id}`)).toContainText('does not transmit anything yet');
      await expect(page.locator(`#${form.id}`)).toContainText('info@vaglio.example');
      await fill(page, form);
      const began = Date.now();
      await send(page, form.id);
      await expect(page.getByRole('status').filter({ hasText: form.success })).toBeVisible();
      expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
      expect(email.log).toEqual([]);
      await expect(page.locator('header')).not.toContainText('waiting');
    });
  }
});
