import type { Page } from '@playwright/test';
import { brand } from '#site/brand.ts';
import { type FormId, formById } from '#site/forms.ts';
import { expect, test } from './support/fixtures.ts';
import { everyForm, fillForm as fill, formCases } from './support/form-cases.ts';
import { NEXT_DIST } from './support/next-deployment.ts';
import { untilHydrated } from './support/steps.ts';

// These two log a failure. Source: docs/site.md, section 8.
test.use({ expectedErrors: [/^(?:insights-)?newsletter-form: /] });

const send = (page: Page, id: FormId) => page.locator(`#${id} button[type=submit]`).click();

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

test('/demo takes a second, says so in Italian, and has the confirmation in its place under a toast', async ({
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
      await expect(page.locator(`#${form.id}`)).toContainText(brand.infoAddress);
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

test('whoever types before the first script has come is not taken out of the field by the anchor', async ({
  site,
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/en#contact-form`, { waitUntil: 'commit' });
  const field = page.locator('#contact-form [name=name]');
  await field.pressSequentially('Ada ');
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await page.keyboard.type('Lovelace');
  await untilHydrated(page);
  await expect(field).toHaveValue('Ada Lovelace');
  await expect(field).toBeFocused();
});
