import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilDrafted } from '../e2e/support/steps.ts';
import { openEdit } from './support/edit.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { freezeAsBrowser } from './support/freeze.ts';

test.use({ light: true });

// Corrections of what waits, and other people's files.

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const name = (page: Page) => page.locator('#contact-form [name=name]');

for (const jump of [4 * MINUTE, 8 * DAY]) {
  fault(61, `an edit is open while the clock jumps by ${jump} ms`, async (world) => {
    const { context, email, note, send } = world;
    const edit = await openEdit(world);
    const other = await context.newPage();
    await other.clock.setSystemTime(Date.now() + jump);
    await other.goto('/en');
    email.order({ plan: [], ratePerSecond: 1 });
    // Whoever drains the queue now goes round the edit.
    expect(await send('Grace', { page: other })).toBe('sent');
    await other.goto('/en');
    expect(await send('Edith', { page: other })).toBe('sent');
    const sent = () => email.mails().map(({ template_params }) => template_params.name);
    expect(sent()).toEqual(['Grace', 'Edith']);
    await fillContactForm(edit, { name: 'Augusta', email: 'augusta@fund.example' });
    await sendContactForm(edit);
    note('Augusta', true);
    note('Ada', false);
    await expect.poll(sent).toEqual(['Grace', 'Edith', 'Augusta']);
    expect(email.mails().at(-1)?.template_params.replaces).toMatch(/^[0-9a-f-]{36}$/);
  });
}

fault(61, 'an edit is open in a tab that the browser freezes', async (world) => {
  const { context, email, note, send } = world;
  const edit = await openEdit(world);
  const { thaw } = await freezeAsBrowser(edit);
  // The time of a frozen page cannot be set, so another's goes ahead by itself.
  const other = await context.newPage();
  await other.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, 4 * MINUTE);
  email.order({ plan: [], ratePerSecond: 1 });
  for (const visitor of ['Grace', 'Edith']) {
    await other.goto('/en');
    expect(await send(visitor, { page: other })).toBe('sent');
  }
  const sent = () => email.mails().map(({ template_params }) => template_params.name);
  expect(sent()).toEqual(['Grace', 'Edith']);
  await thaw();
  await edit.evaluate(() => void document.dispatchEvent(new Event('resume')));
  await fillContactForm(edit, { name: 'Augusta', email: 'augusta@fund.example' });
  await sendContactForm(edit);
  note('Augusta', true);
  note('Ada', false);
  await expect.poll(sent).toEqual(['Grace', 'Edith', 'Augusta']);
});

/** Writing fails from now on, until the returned function is called; reading goes on. */
async function refuseWrites(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    Object.assign(globalThis, {
      allowWrites: () => Object.assign(IDBDatabase.prototype, { transaction }),
    });
    IDBDatabase.prototype.transaction = function (...parameters) {
      if (parameters[1] === 'readwrite') throw new DOMException('planted', 'QuotaExceededError');
      return transaction.apply(this, parameters);
    };
  });
  return () => page.evaluate(() => void (globalThis as unknown as { allowWrites(): void }).allowWrites());
}

for (const reached of [true, false]) {
  const how = reached ? 'sent directly' : 'pressed again';
  fault(62, `an edit whose write fails: ${how}`, async (world) => {
    const { email, note } = world;
    const edit = await openEdit(world);
    const allow = await refuseWrites(edit);
    await fillContactForm(edit, { name: 'Augusta', email: 'augusta@fund.example' });
    email.order({ plan: reached ? [] : [step({ status: 503 })], ratePerSecond: 0 });
    await sendContactForm(edit);
    await expect(edit.getByText(reached ? 'Request sent' : 'Sending Error').first()).toBeVisible();
    await allow();
    if (!reached) await sendContactForm(edit);
    await expect(edit.getByText('Request sent').first()).toBeVisible();
    note('Ada', false);
    note('Augusta', true);
    // The page goes on with what it owes as soon as it looks at its queue.
    await edit.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => namesInDatabase(edit)).toEqual([]);
    expect(email.mails().map(({ template_params }) => template_params.name)).toEqual(['Augusta']);
    expect(email.mails()[0]?.template_params.replaces).toMatch(/^[0-9a-f-]{36}$/);
  });
}

fault(64, 'an export written by an enemy', async ({ page, email, send }) => {
  await page.goto('/en');
  email.order({ plan: [step({ status: 503, times: 20 })], ratePerSecond: 0 });
  expect(await send('Ada')).toBe('saved');
  await page.goto('/en/outbox');
  const params = { name: 'Mallory', email: 'm@evil.example', organization: 'Evil', role: 'Partner' };
  const record = {
    id: '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e55',
    form: 'contact-form',
    language: 'en',
    submittedAt: Date.now(),
    params,
    version: 3,
    via: { service: 'theirs', template: 'theirs' },
    delivery: { state: 'queued', attempts: -1e9, notBefore: 0 },
  };
  const hostile = [
    { ...record, submittedAt: 1e300 },
    { ...record, id: '__proto__' },
    { ...record, params: { ...params, to_email: 'all@fund.example' } },
    { ...record, params: { ...params, name: 'x'.repeat(1e6) } },
    { ...record, form: 'constructor' },
    { ...record, id: '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e56', params: {} },
    record,
  ];
  const file = {
    name: 'export.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(hostile)),
  };
  await page.getByLabel('Import an exported file').setInputFiles(file);
  await expect.poll(async () => (await namesInDatabase(page)).sort()).toEqual(['Ada', 'Mallory']);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(2);
  // It waits behind what has been tried less often, and goes by our own template.
  email.order({ plan: [], ratePerSecond: 1 });
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
  expect(new Set(email.mails().map(({ template_id }) => template_id)).size).toBe(1);
});

fault(68, 'the clock set back after a send, then new text in the same form', async ({ page, send }) => {
  await page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  await page.clock.setSystemTime(Date.now() - DAY);
  await page.goto('/en');
  await name(page).fill('Somebody new');
  await untilDrafted(page, 'Somebody new');
  await page.reload();
  await expect(name(page)).toHaveValue('Somebody new');
});
