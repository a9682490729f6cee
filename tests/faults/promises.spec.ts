import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { keep, readOutbox } from '../e2e/support/queue.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { waiting } from '../support/waiting.ts';
import { openEdit } from './support/edit.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { freeze } from './support/freeze.ts';

test.use({ light: true });

const DAY = 24 * 60 * 60 * 1000;
const CONTACT = 'template_contact';

const draftsOf = (page: Page) => readOutbox(page, 'draft:');

/** Another form than the contact form, saved without an answer. */
async function keepNewsletter(page: Page): Promise<void> {
  await page.goto('/en/insights');
  const form = page.locator('#insights-newsletter-form');
  await form.locator('[name=user_email]').fill('ada@fund.example');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible({ timeout: 20_000 });
}

fault(39, 'one form’s template unknown while other forms are fine', async ({ page, email, send }) => {
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
] as const) {
  fault(40, `another tab ${how} it in its first attempt`, async ({ context, page, note, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    const other = await context.newPage();
    await other.goto('/en/outbox');
    await act(other);
    note('Ada', false);
    const confirmation = page.locator('div#contact-form');
    await expect(confirmation.getByRole('heading')).toHaveText('No longer on this device', {
      timeout: 20_000,
    });
  });
}

fault(41, 'records of a newer version, a form and a language gone', async ({ page, email, note }) => {
  await page.goto('/en');
  const newer = { ...waiting('newer'), version: 9, mood: 'hopeful' };
  const party = {
    ...waiting('party'),
    form: 'party-form',
    via: { service: 'service_main', template: CONTACT },
  };
  const spoken = { ...waiting('spoken'), language: 'tlh' };
  const future = { ...waiting('future'), version: 9, delivery: { state: 'scheduled' } };
  await keep(page, [newer, party, spoken, future] as never);
  await page.goto('/en/outbox');
  await expect(page.getByText('Kept by another version of the site')).toBeVisible();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.log.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  await expect.poll(() => namesInDatabase(page), { timeout: 30_000 }).toEqual(['future']);
  await page.getByRole('button', { name: /^Delete: Kept by another/ }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  note('newer', true);
});

test.describe(() => {
  test.use({ light: false });
  fault(42, '429, then the page is closed: it still goes', async ({ context, page, email, send }) => {
    await page.goto('/en');
    await untilOfflineReady(page);
    email.order({ plan: [step({ status: 429, times: 2 })], ratePerSecond: 1 });
    expect(await send('Ada')).toBe('saved');
    await context.newPage();
    await page.close();
    await expect.poll(() => email.mails().length, { timeout: 40_000 }).toBe(1);
  });
});

fault(44, 'account trouble that ends: all are sent', async ({ page, email, send }) => {
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
  'the tab with the lock is frozen in mid-request',
  async ({ context, page, email, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    const other = await context.newPage();
    await freeze(page);
    await other.goto('/en');
    await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(1);
  },
);

fault(49, 'the two oldest always 5xx: the third goes out', async ({ page, email, note }) => {
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

fault(51, 'reload in mid-attempt, then "send" again: one id', async ({ page, email, sendUnanswered }) => {
  await page.goto('/en');
  await sendUnanswered('Ada');
  await page.reload();
  // What was sent is not offered again.
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  expect(new Set(email.log.map(({ submissionId }) => submissionId)).size).toBe(1);
});

fault(
  51,
  'back in mid-attempt, to what the browser has restored',
  async ({ page, email, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    await page.goto('/en/pricing');
    await page.goBack();
    await expect(page.locator('#contact-form [name=name]')).toHaveValue('');
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
    expect(await draftsOf(page)).toEqual([]);
  },
);

fault(
  51,
  'what the browser restores again and again is one draft, which goes when it is sent',
  async (world) => {
    const { page, email, send } = world;
    await page.goto('/en');
    await page.locator('#contact-form [name=name]').fill('Ada');
    for (const _ of 'ab') {
      await page.goto('/en/pricing');
      await page.goBack();
      await expect(page.locator('#contact-form [name=name]')).toHaveValue('Ada');
      await page.waitForTimeout(1_000);
    }
    await expect.poll(() => draftsOf(page)).toHaveLength(1);
    expect(await send('Ada')).toBe('sent');
    expect(await draftsOf(page)).toEqual([]);
    expect(email.mails()).toHaveLength(1);
  },
);

fault(56, 'two tabs edit one item', async (world) => {
  const { context, email, note } = world;
  const first = await openEdit(world);
  const other = await context.newPage();
  await other.goto(first.url());
  await expect(other.getByText('You are editing a request')).toBeVisible();
  // The first is told, and keeps what was typed.
  await expect(first.getByText('sent, deleted or opened in another window')).toBeVisible();
  await expect(first.locator('#contact-form [name=name]')).toHaveValue('Ada');
  email.order({ plan: [], ratePerSecond: 1 });
  await fillContactForm(other, { name: 'Augusta', email: 'augusta@fund.example' });
  await sendContactForm(other);
  note('Augusta', true);
  note('Ada', false);
  await expect
    .poll(() => email.mails().map(({ template_params }) => template_params.name))
    .toEqual(['Augusta']);
});

fault(58, 'a week without a visit to /outbox: receipts are gone', async ({ context, page, send }) => {
  await page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  const receipts = async (at: Page) => (await readOutbox(at, 'receipt:')).length;
  expect(await receipts(page)).toBe(1);
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 8 * DAY);
  await later.goto('/en/pricing');
  await expect.poll(() => receipts(later), { timeout: 20_000 }).toBe(0);
});
