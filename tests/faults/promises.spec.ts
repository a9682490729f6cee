import type { Page } from '@playwright/test';
import { says } from '../components/support/messages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { keep, readOutbox, writeRecords } from '../e2e/support/queue.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { waiting } from '../support/waiting.ts';
import { exportedFrom } from './support/export.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { freeze } from './support/freeze.ts';

test.use({ light: true });

const DAY = 24 * 60 * 60 * 1000;
const CONTACT = 'template_contact';

const nameField = (page: Page) => page.locator('#contact-form [name=name]');

/** Saves a submission of the newsletter form while the service fails. */
async function keepNewsletter(page: Page): Promise<void> {
  await page.goto('/en/insights');
  const form = page.locator('#insights-newsletter-form');
  await form.locator('[name=user_email]').fill('ada@fund.example');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible({ timeout: 20_000 });
}

fault(39, 'the template of one form is unknown, while other forms work', async ({ page, email, send }) => {
  await page.goto('/en');
  email.order({
    plan: [step({ template: CONTACT, status: 400, body: 'The template ID not found', times: 50 })],
    ratePerSecond: 1,
  });
  expect(await send('Ada')).toBe('saved');
  email.order({
    plan: [step({ status: 503 }), step({ template: CONTACT, status: 412, times: 50 })],
    ratePerSecond: 1,
  });
  await keepNewsletter(page);
  await page.goto('/en/outbox');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
});

for (const [how, act] of [
  ['deletes', async (page: Page) => page.getByRole('button', { name: /^Delete/ }).click()],
  [
    'erases',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
    },
  ],
  [
    'edits',
    async (page: Page) => {
      await page.getByRole('link', { name: /^Edit/ }).click();
      await expect(nameField(page)).toHaveValue('Ada');
      await fillContactForm(page, { name: 'Augusta', email: 'augusta@fund.example' });
      await sendContactForm(page);
    },
  ],
] as const) {
  fault(
    40,
    `another tab ${how} the request being sent`,
    async ({ context, page, email, note, sendUnanswered }) => {
      await page.goto('/en');
      await sendUnanswered('Ada');
      // The request must not be delivered before the other tab is ready.
      email.order({ plan: [step({ never: true, times: 50 })], ratePerSecond: 1 });
      const other = await context.newPage();
      await other.goto('/en/outbox');
      await act(other);
      note('Ada', 'removed');
      if (how === 'edits') note('Augusta', true);
      const confirmation = page.locator('div#contact-form');
      await expect(confirmation.getByRole('heading')).toHaveText('No longer on this device', {
        timeout: 20_000,
      });
    },
  );
}

fault(41, 'records of a newer version, of a removed form or language', async ({ page, email, note }) => {
  await page.goto('/robots.txt');
  const newer = { ...waiting('newer'), version: 9, mood: 'hopeful' };
  const future = { ...waiting('future'), version: 9, delivery: { state: 'scheduled' } };
  const party = {
    ...waiting('party'),
    form: 'party-form',
    target: { service: 'service_main', template: CONTACT },
  };
  const spoken = { ...waiting('spoken'), language: 'tlh' };
  await keep(page, [newer, party, spoken, future] as never);
  await page.goto('/en/outbox');
  const unreadable = page.getByRole('listitem').filter({ hasText: says('en')('outbox.unreadable') });
  await expect(unreadable).toHaveCount(2);
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
  note('party', true);
  note('spoken', true);
  // The records that this version cannot read are exported completely.
  await expect.poll(async () => (await namesInDatabase(page)).sort()).toEqual(['future', 'newer']);
  const exported = JSON.parse(`${await exportedFrom(page)}`);
  expect(exported).toEqual(expect.arrayContaining([newer, future]));
  for (const count of [1, 0]) {
    await unreadable
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(unreadable).toHaveCount(count);
  }
  expect(await namesInDatabase(page)).toEqual([]);
});

test.describe(() => {
  test.use({ light: false });
  fault(42, 'the page closes after a 429, the worker sends', async ({ context, page, email, send }) => {
    await page.goto('/en');
    await untilOfflineReady(page);
    email.order({ plan: [step({ status: 429, times: 2 })], ratePerSecond: 1 });
    expect(await send('Ada')).toBe('saved');
    await context.newPage();
    await page.close();
    await expect.poll(() => email.mails().length, { timeout: 40_000 }).toBe(1);
  });
});

fault(44, 'an account error ends, and all submissions are sent', async ({ page, email, send }) => {
  await page.goto('/en');
  email.order({ plan: [step({ status: 403, times: 50 })], ratePerSecond: 1 });
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  email.order({ plan: [], ratePerSecond: 1 });
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
});

fault(
  48,
  'the tab with the lock is frozen during a request',
  async ({ context, page, email, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    const other = await context.newPage();
    await freeze(page);
    await other.goto('/en');
    await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(1);
  },
);

fault(49, 'the two oldest submissions get 5xx, and the third is sent', async ({ page, email, note }) => {
  await page.goto('/en');
  const due = { state: 'queued', attempts: 0, notBefore: 0 } as const;
  email.order({ plan: [step({ status: 503, times: 2 })], ratePerSecond: 1 });
  await keep(page, [
    waiting('a', { delivery: due }),
    waiting('b', { delivery: due }),
    waiting('c', { delivery: due }),
  ]);
  await page.goto('/en');
  await expect.poll(() => email.mails()[0]?.template_params.name, { timeout: 40_000 }).toBe('c');
  for (const name of ['a', 'b', 'c']) note(name, true);
});

fault(58, 'receipts expire after a week without a visit to /outbox', async ({ context, page, send }) => {
  await page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  // This record marks a replaced submission.
  await writeRecords(page, [['replaced:some-id', Date.now()]]);
  const expiring = async (at: Page) => [
    (await readOutbox(at, 'receipt:')).length,
    (await readOutbox(at, 'replaced:')).length,
  ];
  expect(await expiring(page)).toEqual([1, 1]);
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 8 * DAY);
  await later.goto('/en/pricing');
  await expect.poll(() => expiring(later), { timeout: 20_000 }).toEqual([0, 0]);
});
