import type { Page } from '@playwright/test';
import { languages } from '#site/languages.ts';
import { readMessages } from '../support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { quick, quickIf } from './support/layers.ts';
import { step } from './support/plan.ts';
import { fillContactForm, forgedRole, forgeRole, sendContactForm, visitorData } from './support/steps.ts';

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sending Error' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved on this device' });

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(visitorData)) {
    await expect(page.locator(`#contact-form [name=${name}]`)).toHaveValue(value);
  }
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(visitorData)) {
    await expect(page.locator(`#contact-form [name=${name}]`)).toHaveValue('');
  }
}

for (const { code } of languages) {
  test(
    `all problems are said at once, in words that say what to do: ${code}`,
    quickIf(code === 'it'),
    async ({ site, page }) => {
      const words = readMessages(code, 'forms');
      await page.goto(`${site.origin}/${code}`);
      await sendContactForm(page);
      const form = page.locator('#contact-form');
      const summary = form.getByRole('alert');
      await expect(summary).toBeFocused();
      const missing = ['name', 'email', 'organization', 'role', 'terms'].map(
        (field) => words[`contact.form.errors.${field}Required`] ?? '',
      );
      await expect(summary.getByRole('link')).toHaveText(missing);

      await form.locator('[name=email]').fill('no address');
      await expect(summary.getByRole('link')).toHaveCount(4);
      await sendContactForm(page);
      await expect(form.locator('#contact-form-email-error')).toHaveText(
        words['contact.form.errors.emailInvalid'] ?? '',
      );
      await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');

      await form.locator('[name=role]').fill('x'.repeat(201));
      await sendContactForm(page);
      await expect(form.locator('#contact-form-role-error')).toContainText('200');
      await summary.getByRole('link').last().click();
      await expect(form.locator('[name=termsAccepted]')).toBeFocused();
    },
  );
}

test('accepted: the success card, and from there an empty form', quick, async ({ email, page }) => {
  await page.goto('/en');
  await fillContactForm(page);
  await page.locator('#contact-form button[type=submit]').dblclick();
  await expect(page.getByText('We’ll contact you within 24 business hours.', { exact: false })).toBeVisible();
  await expect(page.getByText('Request sent')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expectEmpty(page);
});

test('while sending, the button does nothing, says so and keeps the focus; nothing is typed in vain', async ({
  email,
  page,
}) => {
  email.order({
    plan: [step({ delayMs: 3_000 })],
    ratePerSecond: 0,
  });
  await page.goto('/en');
  await fillContactForm(page);
  const button = page.locator('#contact-form button[type=submit]');
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toContainText('Sending...');
  await expect(button).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  const role = page.locator('#contact-form [name=role]');
  await expect(role).toHaveAttribute('readonly', '');
  await role.focus();
  await page.keyboard.type('more');
  await expect(role).toHaveValue(visitorData.role);
  await expect(page.getByText('Request sent')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
});

test('a field that is corrected stays where it is, and nothing is said again', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`);
  await sendContactForm(page);
  const form = page.locator('#contact-form');
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  const name = form.locator('[name=name]');
  await name.focus();
  // In the page: the view may still be moving to the field.
  const place = () => name.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await name.pressSequentially('Ada');
  await expect(summary.getByRole('link')).toHaveCount(4);
  expect(await place()).toBe(before);
  await expect(summary).toHaveAttribute('aria-atomic', 'false');
  await expect(summary).toHaveAttribute('aria-relevant', 'additions');
});

// More than once where the worker tries again at once: the slip would say "delivered" before it is looked at.
const waits = {
  '429': step({ status: 429 }),
  '429 without CORS': step({ status: 429, cors: false }),
  '503': step({ status: 503, times: 3 }),
  'a portal answering 200': step({ body: '<html>Sign in</html>', times: 3 }),
  'a portal leading elsewhere': step({ redirect: '/portal', times: 3 }),
  'no answer in time': step({ never: true }),
  'a cut connection': step({ drop: 'before', times: 2 }),
  'an answer cut short': step({ truncate: true, times: 3 }),
  'trouble with the account (412)': step({ status: 412 }),
  'an unknown id': step({ status: 400, body: 'The Public Key is invalid' }),
};

for (const [name, plan] of Object.entries(waits)) {
  test(
    `kept on this device, without a promise of when: ${name}`,
    quickIf(plan === Object.values(waits)[0]),
    async ({ email, page }) => {
      email.order({ plan: [plan], ratePerSecond: 1 });
      await page.goto('/en');
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(saved(page)).toBeVisible();
      await expect(saved(page)).not.toContainText('24');
      await expect(page.locator('header')).toContainText('1 waiting');

      email.order({ plan: [], ratePerSecond: 1 });
      // Not by the slip's link, which goes when a short pause has ended by itself meanwhile.
      await page.goto('/en/outbox');
      const sendAll = page.getByRole('button', { name: 'Send all now' });
      const empty = page.getByText('Nothing is waiting');
      await expect(sendAll.or(empty)).toBeVisible();
      // A short pause may have ended by itself meanwhile; then there is nothing left to press.
      if (await sendAll.isVisible()) await sendAll.click({ timeout: 2_000 }).catch(() => {});
      await expect(empty).toBeVisible({ timeout: 20_000 });
      const ids = new Set(email.mails().map((mail) => mail.template_params.submission_id));
      expect(ids.size).toBe(1);
    },
  );
}

for (const status of [400, 413, 422]) {
  test(
    `refused with ${status}: the text stays, and sending again replaces it`,
    quickIf(status === 413),
    async ({ email, page }) => {
      email.order({ plan: [step({ status, body: 'Bad data' })], ratePerSecond: 0 });
      await page.goto('/en');
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(toast(page)).toContainText('A problem occurred. Try again or contact us directly.');
      await expectKept(page);
      await expect(page.locator('header')).toContainText('1 to review');
      const refused = email.log[0]?.submissionId;

      await page.locator('#contact-form [name=role]').fill('Analyst');
      await sendContactForm(page);
      await expect(page.getByText('Request sent')).toBeVisible();
      await expect(page.locator('header')).not.toContainText(/waiting|to review/);
      expect(email.mails()).toHaveLength(1);
      const params = email.mails()[0]?.template_params;
      expect(params).toMatchObject({ role: 'Analyst', replaces: refused });
      expect(params?.submission_id).not.toBe(refused);
    },
  );
}

test.describe('a browser that lets the site keep nothing', () => {
  const blockDatabase = () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  };

  test('still sends at once', quick, async ({ context, email, page }) => {
    await context.addInitScript(blockDatabase);
    await page.goto('/en');
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(email.mails()).toHaveLength(1);
  });

  test('says so where it cannot send either, and keeps the text', async ({ context, email, page }) => {
    await context.addInitScript(blockDatabase);
    await page.goto('/en');
    await email.stop();
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText('Nothing could be saved on this device')).toBeVisible();
    await expectKept(page);
    await email.start();
  });
});

test('line breaks and control characters cannot forge a mail header', quick, async ({ email, page }) => {
  await page.goto('/en');
  await fillContactForm(page, { name: 'Ada 👩‍🔬 \u05d0\u05d3\u05d4' });
  await forgeRole(page, forgedRole.typed);
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  expect(email.mails()[0]?.template_params).toMatchObject({
    name: 'Ada 👩‍🔬 \u05d0\u05d3\u05d4',
    role: forgedRole.sent,
  });
});
