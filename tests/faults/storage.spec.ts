import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '../e2e/support/device.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, forgedRole, forgeRole, sendContactForm } from '../e2e/support/steps.ts';
import { fault } from './support/fault.ts';

test.use({ light: true });

const DAY = 24 * 60 * 60 * 1000;

fault(28, 'clock 8 days forward or back', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await page.close();
  await email.start();
  email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
  for (const days of [8, -8]) {
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + days * DAY);
    await later.goto('/en');
    await later.waitForTimeout(2_000);
    await later.close();
  }
  const today = await context.newPage();
  await today.goto('/en');
  // A tab that is closed while its request is under way may have it repeated, with the same id.
  const arrived = () =>
    new Set(email.mails().map(({ template_params }) => template_params.submission_id)).size;
  await expect.poll(arrived, { timeout: 20_000 }).toBe(2);
});

/** Chromium's own switch (Storage.overrideQuotaForOrigin) does not stop IndexedDB, so the edge refuses. */
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
    await expect(page.getByText('Nothing could be saved on this device')).toBeVisible();
    await expect(page.locator('#contact-form [name=name]')).toHaveValue('Grace');
    await email.start();
  });
}

/** The browser's own switch "block all site data". */
function blockSiteData({ profile }: Device, blocked: boolean): void {
  const file = join(profile, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8'));
  preferences.profile ??= {};
  preferences.profile.default_content_setting_values = { cookies: blocked ? 2 : 1 };
  writeFileSync(file, JSON.stringify(preferences));
}

test.describe(() => {
  test.use({ light: false });
  fault(30, 'storage blocked by the browser', async ({ device, email, send }) => {
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

fault(31, 'database corrupt, or blocked by an older tab', async ({ device, email, send }) => {
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

  // Another tab has the database open in a version that ours cannot read.
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
  // On a profile that was rubbish a moment ago Chromium may refuse at first.
  await expect(() => other.evaluate(holdDatabase, [99, 'keyval'] as const)).toPass({ timeout: 10_000 });
  await page.reload();
  expect(await send('Edith')).toBe('sent');
  expect(email.mails()).toHaveLength(3);

  // An older tab holds a database without our store, and does not let it be changed.
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

fault(35, 'emoji, right-to-left, the longest text, forged headers', async ({ page, email, note, send }) => {
  email.order({ plan: [], ratePerSecond: 0 });
  await page.goto('/en');
  const name = '👩‍🔬 אדה لوفلايس \u202e';
  expect(await send(name.trim())).toBe('sent');
  await page.getByRole('button', { name: 'Send another request' }).click();
  await fillContactForm(page, { name: 'Forger' });
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

fault(36, '1,000 waiting items: the page still answers', async ({ page, email, note, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await page.evaluate(copyWaitingItem, 999);
  await page.goto('/en/outbox');
  await expect(page.getByRole('heading', { name: '1,000 requests are waiting' })).toBeVisible();
  await email.start();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBeGreaterThan(3);
  await page.locator('button[popovertarget=language-menu]').click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  // What is left is deleted, so that the rest of the test need not send it at one a second.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  note('Ada', false);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

/** Puts copies of the one waiting item into the database; the copies have names of their own. */
function copyWaitingItem(copies: number): Promise<void> {
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
