import type { Page } from '@playwright/test';
import type { FaultStep } from '#scripts/email/plan.ts';
import { says } from '../components/support/messages.ts';
import type { TestEmail } from '../e2e/support/email.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilDrafted } from '../e2e/support/steps.ts';
import { openEdit } from './support/edit.ts';
import { exportedFrom, importInto } from './support/export.ts';
import { type FaultWorld, fault, namesInDatabase } from './support/fault.ts';

test.use({ light: true });

// Edits of queued submissions, and imported files.

const DAY = 24 * 60 * 60_000;
const healthy = { plan: [], ratePerSecond: 1 };
const failing = { plan: [step({ status: 503, times: 50 })], ratePerSecond: 0 };

/** The result of an import whose only record is known. */
const knownAlready = says('en')('outbox.import.done', { added: 0, known: 1, unreadable: 0 });

/** Values that the edits of these tests send instead of Ada's. */
const augusta = { name: 'Augusta', email: 'augusta@fund.example' };

const nameField = (page: Page) => page.locator('#contact-form [name=name]');
const sentAlready = (page: Page) =>
  page.locator('#contact-form').getByText('The original has already been sent.');
const mailNames = (email: TestEmail) => email.mails().map(({ template_params }) => template_params.name);

/** Expects that Ada's request was delivered once, and the edit once as a correction of it. */
function expectCorrection(email: TestEmail): void {
  expect(mailNames(email)).toEqual(['Ada', 'Augusta']);
  const [original, correction] = email.mails().map(({ template_params }) => template_params);
  expect(correction?.replaces).toBe(original?.submission_id);
  expect(correction?.submission_id).not.toBe(original?.submission_id);
}

fault(71, 'the original is delivered while its edit is open', async (world) => {
  const { page, email, note } = world;
  const edit = await openEdit(world);
  await fillContactForm(edit, augusta);
  email.order(healthy);
  await expect.poll(() => mailNames(email), { timeout: 30_000 }).toEqual(['Ada']);
  await expect(sentAlready(edit)).toBeVisible();
  await expect(nameField(edit)).toHaveValue('Augusta');
  await sendContactForm(edit);
  await expect(edit.getByText('Request sent')).toBeVisible();
  note('Augusta', true);
  expectCorrection(email);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

fault(71, 'the original is delivered after its edit was left, and the draft corrects it', async (world) => {
  const { page, email, note } = world;
  const edit = await openEdit(world);
  await fillContactForm(edit, augusta);
  await edit.locator('footer a[href$="/pricing"]').first().click();
  await expect(edit).toHaveURL(/pricing/);
  email.order(healthy);
  await expect.poll(() => mailNames(email), { timeout: 30_000 }).toEqual(['Ada']);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(sentAlready(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Augusta');
  await page.locator('#contact-form [name=termsAccepted]').check();
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  note('Augusta', true);
  expectCorrection(email);
});

/** Saves an edit while the service holds the request with the original. Later requests are accepted. */
async function saveWhileSending(world: FaultWorld) {
  const { page, email, note } = world;
  const edit = await openEdit(world);
  await fillContactForm(edit, augusta);
  const request = email.hold();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await request.arrived;
  email.order(healthy);
  const original = email.log.at(-1)?.submissionId;
  const requests = () => email.log.filter(({ submissionId }) => submissionId === original).length;
  const requestsBefore = requests();
  await sendContactForm(edit);
  note('Ada', false); // The edit replaces Ada's request.
  note('Augusta', true);
  return { edit, request, original, requests, requestsBefore };
}

/** Responses to the request that is in flight when the edit is saved. undefined is an OK. */
const answers: Record<string, Partial<FaultStep> | undefined> = {
  'an OK': undefined,
  'a lost response': { truncate: true },
  'no response': { never: true },
  'a 500': { status: 500 },
  'a 422': { status: 422 },
  'a 429': { status: 429 },
};

for (const [name, answer] of Object.entries(answers)) {
  fault(72, `an edit is saved while the original is being sent: ${name}`, async (world) => {
    const { page, email } = world;
    const { edit, request, original, requests, requestsBefore } = await saveWhileSending(world);
    await expect.poll(() => namesInDatabase(edit)).toEqual(['Augusta']);
    request.answer(answer && step(answer));
    await expect.poll(() => mailNames(email), { timeout: 40_000 }).toContain('Augusta');
    await page.reload();
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    expect(requests()).toBe(requestsBefore);
    expect(mailNames(email).filter((sent) => sent === 'Augusta')).toHaveLength(1);
    expect(email.mails().at(-1)?.template_params.replaces).toBe(original);
  });
}

fault(72, 'an edit is saved and delivered before the service responds to the original', async (world) => {
  const { page, email } = world;
  const { request, requests, requestsBefore } = await saveWhileSending(world);
  // The attempt ends after 12 seconds.
  await expect.poll(() => mailNames(email), { timeout: 40_000 }).toEqual(['Augusta']);
  request.answer();
  await expect.poll(() => mailNames(email)).toEqual(['Augusta', 'Ada']);
  await page.reload();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  expect(requests()).toBe(requestsBefore);
});

fault(73, 'an old export is imported after its record was replaced', async (world) => {
  const { page, email, note } = world;
  const edit = await openEdit(world);
  const file = await exportedFrom(page);
  await fillContactForm(edit, augusta);
  await sendContactForm(edit);
  await expect.poll(() => namesInDatabase(edit)).toEqual(['Augusta']);
  note('Ada', 'removed');
  note('Augusta', true);
  await importInto(page, file);
  await expect(page.getByText(knownAlready)).toBeVisible();
  expect(await namesInDatabase(page)).toEqual(['Augusta']);
  email.order(healthy);
  await page.reload();
  await expect(page.getByText('Nothing is waiting')).toBeVisible({ timeout: 40_000 });
  // The reload may interrupt an attempt, which is then repeated with its id.
  expect([...new Set(mailNames(email))]).toEqual(['Augusta']);
});

fault(73, 'an old export is imported after its record was delivered', async ({ page, email, send }) => {
  email.order(failing);
  await page.goto('/en');
  expect(await send('Ada')).toBe('saved');
  await page.goto('/en/outbox');
  const file = await exportedFrom(page);
  email.order(healthy);
  await expect(page.getByText('Nothing is waiting')).toBeVisible({ timeout: 40_000 });
  await importInto(page, file);
  await expect(page.getByText(knownAlready)).toBeVisible();
  expect(await namesInDatabase(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  expect(mailNames(email)).toEqual(['Ada']);
});

fault(64, 'a manipulated export is imported', async ({ page, email, send }) => {
  await page.goto('/en');
  email.order(failing);
  expect(await send('Ada')).toBe('saved');
  const ada = email.log[0]?.submissionId;
  await page.goto('/en/outbox');
  const params = { name: 'Mallory', email: 'm@evil.example', organization: 'Evil', role: 'Partner' };
  const record = {
    id: '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e55',
    form: 'contact-form',
    language: 'en',
    submittedAt: Date.now(),
    params,
    version: 9,
    target: { service: 'theirs', template: 'theirs' },
    replaces: ada,
    delivery: { state: 'queued', attempts: -1e9, notBefore: 0 },
  };
  const hostile = [
    { ...record, id: ada },
    { ...record, submittedAt: 1e300 },
    { ...record, id: '__proto__' },
    { ...record, params: { ...params, to_email: 'all@fund.example' } },
    { ...record, params: { ...params, name: 'x'.repeat(1e6) } },
    { ...record, form: 'constructor' },
    { ...record, id: '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e56', params: {} },
    record,
  ];
  await importInto(page, Buffer.from(JSON.stringify(hostile)));
  await expect.poll(async () => (await namesInDatabase(page)).sort()).toEqual(['Ada', 'Mallory']);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(2);
  // Mallory's record has no priority, and it is sent with the template of this site.
  email.order(healthy);
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
  expect(new Set(email.mails().map(({ template_id }) => template_id)).size).toBe(1);
  expect(email.mails().map(({ template_params }) => template_params.replaces)).toEqual([
    undefined,
    undefined,
  ]);
});

fault(68, 'the clock is set back after a send, and new text is still restored', async ({ page, send }) => {
  await page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  await page.clock.setSystemTime(Date.now() - DAY);
  await page.goto('/en');
  await nameField(page).fill('Somebody new');
  await untilDrafted(page, 'Somebody new');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Somebody new');
});
