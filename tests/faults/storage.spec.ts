import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Device } from '../e2e/support/device.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, forgedRole, forgeRole, sendContactForm } from '../e2e/support/steps.ts';
import { openEdit } from './support/edit.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { hideWorkers } from './support/sync.ts';

test.use({ light: true });

/** Runs in the page: makes writes fail. Chromium's command Storage.overrideQuotaForOrigin does not limit IndexedDB. */
const refuseWrites = (how: 'throws' | 'aborts') => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...parameters) {
    if (how === 'throws') throw new DOMException('The disk is full.', 'QuotaExceededError');
    const request = put.apply(this, parameters);
    this.transaction.abort();
    return request;
  };
};

for (const how of ['throws', 'aborts'] as const) {
  fault(29, `quota exceeded (a write ${how})`, async ({ context, page, email, send }) => {
    await context.addInitScript(refuseWrites, how);
    await page.goto('/en');
    expect(await send('Ada')).toBe('sent');
    await page.reload();
    await email.stop();
    expect(await send('Grace')).toBe('failed');
    await expect(page.getByText('couldn’t be saved on this device')).toBeVisible();
    await expect(page.locator('#contact-form [name=name]')).toHaveValue('Grace');
    await email.start();
  });
}

/** Makes every write of an open page fail until the returned function is called. Reads still work. */
async function refuseWritesIn(page: Page): Promise<() => Promise<void>> {
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

for (const isReached of [true, false]) {
  const how = isReached ? 'the edit is sent directly' : '"send" is pressed again';
  fault(29, `quota exceeded while an edit is saved: ${how}`, async (world) => {
    const { context, page, email, note } = world;
    // Workers are hidden and the list is closed, because both would send the original before its edit.
    await hideWorkers(context);
    const edit = await openEdit(world);
    await page.close();
    const original = email.log[0]?.submissionId;
    const allowWrites = await refuseWritesIn(edit);
    await fillContactForm(edit, { name: 'Augusta', email: 'augusta@fund.example' });
    email.order({ plan: isReached ? [] : [step({ status: 503 })], ratePerSecond: 0 });
    await sendContactForm(edit);
    await expect(edit.getByText(isReached ? 'Request sent' : 'Sending Error').first()).toBeVisible();
    await allowWrites();
    if (!isReached) await sendContactForm(edit);
    await expect(edit.getByText('Request sent').first()).toBeVisible();
    note('Ada', false);
    note('Augusta', true);
    // The next replay records the delivery, which deletes the original.
    await edit.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => namesInDatabase(edit)).toEqual([]);
    expect(email.mails().map(({ template_params }) => template_params.name)).toEqual(['Augusta']);
    expect(email.mails()[0]?.template_params.replaces).toBe(original);
  });
}

/** Sets the browser's setting "block all site data". */
function blockSiteData({ profile }: Device, blocked: boolean): void {
  const file = join(profile, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8'));
  preferences.profile ??= {};
  preferences.profile.default_content_setting_values = { cookies: blocked ? 2 : 1 };
  writeFileSync(file, JSON.stringify(preferences));
}

test.describe(() => {
  test.use({ light: false });
  fault(30, 'the browser blocks storage', async ({ device, email, send }) => {
    await device.page.goto('/en');
    await device.context.close();
    blockSiteData(device, true);
    await device.restart();
    const { page } = device;
    await page.goto('/en');
    const refusal = page.evaluate(() => localStorage.length);
    await expect(refusal).rejects.toThrow('SecurityError');
    expect(await send('Ada')).toBe('sent');
    await page.reload();
    await email.stop();
    expect(await send('Grace')).toBe('failed');
    await expect(page.locator('#contact-form [name=name]')).toHaveValue('Grace');
    await email.start();
    await device.context.close();
    blockSiteData(device, false);
    await device.restart();
  });
});

fault(31, 'the database is corrupt, or another tab blocks it', async ({ device, email, send }) => {
  await device.page.goto('/en');
  expect(await send('Ada')).toBe('sent');
  await device.context.close();
  const folder = join(device.profile, 'Default/IndexedDB');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/(?:MANIFEST|CURRENT|\.log|\.ldb|\.sqlite|\.db)/.test(name))
      writeFileSync(join(folder, name), 'rubbish');
  }
  await device.restart();
  const { context, page } = device;
  await page.goto('/en');
  expect(await send('Grace')).toBe('sent');

  // Another tab has the database open in a higher version.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const holdDatabase = ([version, store]: readonly [number, string]) =>
    new Promise((resolve, reject) => {
      indexedDB.deleteDatabase('outbox').onsuccess = () => {
        const request = indexedDB.open('outbox', version);
        request.onupgradeneeded = () => request.result.createObjectStore(store);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      };
    });
  // Chromium may refuse at first, because the profile was corrupt a moment ago.
  await expect(() => other.evaluate(holdDatabase, [99, 'keyval'] as const)).toPass({ timeout: 10_000 });
  await page.reload();
  expect(await send('Edith')).toBe('sent');
  expect(email.mails()).toHaveLength(3);

  // Another tab blocks a database without the object store.
  await other.reload();
  await expect(() => other.evaluate(holdDatabase, [1, 'older'] as const)).toPass({ timeout: 10_000 });
  await page.reload();
  expect(await send('Hedy')).toBe('sent');
  await other.close();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    indexedDB.deleteDatabase('outbox');
  });
});

fault(35, 'emoji, right-to-left and longest text, forged headers', async ({ page, email, note, send }) => {
  email.order({ plan: [], ratePerSecond: 0 });
  await page.goto('/en');
  expect(await send('👩‍🔬 אדה لوفلايس')).toBe('sent');
  await page.getByRole('button', { name: 'Send another request' }).click();
  // The form removes the invisible character that reverses the text after it.
  await fillContactForm(page, { name: '\u202eForger' });
  await forgeRole(page, forgedRole.typed);
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  note('Forger', true);
  const role = email.mails().at(-1)?.template_params.role;
  expect(role).toBe(forgedRole.sent);

  await page.goto('/en/design-partner');
  const form = page.locator('#design-partner-form');
  const longest = `${'ä'.repeat(2_499)}\n${'漢'.repeat(2_500)}`;
  for (const field of ['nome', 'cognome', 'nome_azienda', 'ruolo', 'aum']) {
    await form.locator(`[name=${field}]`).fill('x'.repeat(200));
  }
  await form.locator('[name=email_aziendale]').fill('ada@fund.example');
  await form.locator('[name=motivazione]').fill(longest);
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible();
  expect(email.mails().at(-1)?.template_params.motivazione).toBe(longest);
});

fault(36, '1,000 waiting submissions: the page stays responsive', async ({ page, email, note, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await page.evaluate(copySubmission, 999);
  await page.goto('/en/outbox');
  await expect(page.getByRole('heading', { name: '1,000 requests are waiting' })).toBeVisible();
  await email.start();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBeGreaterThan(3);
  await page.locator('button[popovertarget=language-menu]').click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  // The rest is deleted, because the service would accept only one request a second.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  note('Ada', 'removed');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

/** Runs in the page: adds copies of the queued submission to the queue, each with its own name. */
function copySubmission(copies: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('outbox');
    request.onsuccess = () => {
      const transaction = request.result.transaction('keyval', 'readwrite');
      const store = transaction.objectStore('keyval');
      const all = store.getAll(IDBKeyRange.bound('queue:', 'queue;'));
      all.onsuccess = () => {
        for (let index = 0; index < copies; index += 1) {
          const params = { ...all.result[0].params, name: `Copy ${index}` };
          store.put({ ...all.result[0], params }, `queue:${crypto.randomUUID()}`);
        }
      };
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
