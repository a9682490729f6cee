import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { keep, writeRecords } from '../e2e/support/queue.ts';
import { fillContactForm, sendContactForm } from '../e2e/support/steps.ts';
import { openEdit } from './support/edit.ts';
import { fault, namesInDatabase } from './support/fault.ts';

test.use({ light: true });

// Databases that go, that others occupy, and records that others have written.

fault(32, 'connection to the database lost in mid-use', async ({ site, context, page, email, send }) => {
  await context.addInitScript(() => {
    const opened: IDBDatabase[] = [];
    Object.assign(globalThis, { opened });
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
  });
  await page.goto('/en');
  await email.stop();
  const loseConnection = () =>
    page.evaluate(() => {
      for (const database of (globalThis as unknown as { opened: IDBDatabase[] }).opened) database.close();
    });
  expect(await send('Ada')).toBe('saved');
  await loseConnection();
  expect(await send('Grace')).toBe('saved');
  await loseConnection();
  await email.start();
  await page.goto('/en/outbox');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);

  // The browser itself takes the databases away from under a page that has them open.
  await page.goto('/en');
  expect(await send('Hedy')).toBe('sent');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'indexeddb' });
  expect(await send('Edith')).toBe('sent');
  await email.stop();
  expect(await send('Rosa')).toBe('saved');
  await email.start();
  await page.goto('/en/outbox');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(5);
});

/** Keeps a transaction over the outbox that never ends while its page is open. */
const occupy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const records = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const ask = () => {
            records.count().onsuccess = ask;
          };
          ask();
          resolve();
        };
      }),
  );

fault(50, 'a transaction that never ends', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await keep(page, []);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await occupy(other);
  expect(await send('Ada')).toBe('sent');
  await email.stop();
  expect(await send('Grace')).toBe('failed');
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Grace');
  await other.close();
  await email.start();
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible({ timeout: 20_000 });
  expect(email.mails().map(({ template_params }) => template_params.name)).toEqual(['Ada', 'Grace']);
});

fault(50, 'a database that opens late, then an upgrade', async ({ context, page, send }) => {
  await page.goto('/robots.txt');
  await keep(page, []);
  // An upgrade that is broken off in the end: until then nobody else gets the database.
  await page.evaluate(() => {
    const opening = indexedDB.open('outbox', 2);
    const until = Date.now() + 6_000;
    opening.onupgradeneeded = () => {
      const upgrade = opening.transaction as IDBTransaction;
      const ask = () => {
        if (Date.now() > until) upgrade.abort();
        else upgrade.objectStore('keyval').count().onsuccess = ask;
      };
      ask();
    };
  });
  const late = await context.newPage();
  await late.goto('/en');
  expect(await send('Ada', { page: late })).toBe('sent');
  await late.waitForTimeout(4_000);
  const upgraded = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('outbox', 2);
        opening.onblocked = () => resolve('blocked');
        opening.onsuccess = () => {
          opening.result.close();
          resolve('open');
        };
      }),
  );
  expect(await upgraded).toBe('open');
  expect(await send('Grace', { page: late })).toBe('sent');
});

fault(52, 'an edit’s draft after its item went out', async (world) => {
  const { page, email, note } = world;
  const edit = await openEdit(world);
  await fillContactForm(edit, { name: 'Augusta' });
  // Left for another page: the item goes out as it was.
  email.order({ plan: [], ratePerSecond: 1 });
  await edit.locator('footer a[href$="/pricing"]').first().click();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  // What was typed is still there, and can be sent as something new.
  await page.reload();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Augusta');
  await page.locator('#contact-form [name=termsAccepted]').check();
  await sendContactForm(page);
  note('Augusta', true);
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
});

fault(57, 'what the previous release has written is read, edited and sent', async ({ page, email, note }) => {
  const left: Record<string, [string, unknown][]> = JSON.parse(
    readFileSync('tests/fixtures/release-1.json', 'utf8'),
  );
  await page.goto('/robots.txt');
  for (const [database, records] of Object.entries(left)) await writeRecords(page, database, records);
  await page.goto('/en/outbox');
  const kept = (left.outbox ?? []) as [string, { params: Record<string, string> }][];
  await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(kept.length - 1);
  expect(await namesInDatabase(page)).toEqual(['Refused']);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(1);
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Refused');
  await page.locator('#contact-form [name=termsAccepted]').check();
  await sendContactForm(page);
  note('Refused', true);
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(kept.length);
});

/** The database does not open, or never answers. */
const breakDatabase = ({ name, how }: { name: string; how: 'fails' | 'hangs' }) => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...parameters) {
    if (parameters[0] !== name) return open.apply(this, parameters);
    if (how === 'fails') throw new DOMException('planted', 'UnknownError');
    return new EventTarget() as IDBOpenDBRequest;
  };
};

for (const name of ['outbox-receipts', 'drafts']) {
  for (const how of ['fails', 'hangs'] as const) {
    fault(47, `the database ${name} of an earlier release ${how}`, async ({ context, page, email, send }) => {
      await page.goto('/robots.txt');
      await writeRecords(page, name, []);
      await context.addInitScript(breakDatabase, { name, how });
      await page.goto('/en');
      expect(await send('Ada')).toBe('sent');
      email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
      expect(await send('Grace')).toBe('saved');
      await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(2);
    });
  }
}
