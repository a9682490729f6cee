import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { keep, readDrafts, writeRecords } from '../e2e/support/queue.ts';
import { fillContactForm, sendContactForm } from '../e2e/support/steps.ts';
import { fault, namesInDatabase } from './support/fault.ts';

test.use({ light: true });

// Lost or blocked databases, and broken records.

fault(32, 'the connection to the database is lost in use', async ({ site, context, page, email, send }) => {
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

  // The browser deletes the databases while a page has them open.
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

/** Blocks the outbox with a transaction that ends when its page is closed. */
const occupy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const records = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const repeat = () => {
            records.count().onsuccess = repeat;
          };
          repeat();
          resolve();
        };
      }),
  );

/** Opens another tab, which blocks the outbox until the tab is closed. */
async function occupiedBy(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await keep(other, []);
  await occupy(other);
  return other;
}

fault(50, 'a transaction that never ends', async ({ context, page, email, send }) => {
  await page.goto('/en');
  const other = await occupiedBy(context);
  expect(await send('Ada')).toBe('sent');
  await other.close();
  // Ada's record is written now, but it must not be sent again.
  await page.goto('/en/outbox');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  expect(email.mails().map(({ template_params }) => template_params.name)).toEqual(['Ada']);
});

fault(63, 'a late commit after the limit saves the text', async ({ context, page, email, send }) => {
  await page.goto('/en');
  const other = await occupiedBy(context);
  await email.stop();
  expect(await send('Ada')).toBe('failed');
  await expect(page.getByText('couldn’t be saved on this device').first()).toBeVisible();
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('Ada');
  await other.close();
  await expect(page.locator('div#contact-form h2')).toHaveText('Saved on this device', { timeout: 30_000 });
  await expect(page.getByText('couldn’t be saved on this device')).toHaveCount(0);
  expect(await readDrafts(page)).toEqual([]);
  await email.start();
  await expect(page.locator('div#contact-form h2')).toHaveText('Request sent', { timeout: 30_000 });
  expect(email.mails()).toHaveLength(1);
});

fault(63, '"send" is pressed again before the commit completes, and one request is sent', async (world) => {
  const { context, page, email, note, send } = world;
  await page.goto('/en');
  const other = await occupiedBy(context);
  await email.stop();
  expect(await send('Ada')).toBe('failed');
  await fillContactForm(page, { name: 'Augusta', email: 'augusta@fund.example' });
  await sendContactForm(page);
  await other.close();
  await expect(page.locator('div#contact-form h2')).toHaveText('Saved on this device', { timeout: 30_000 });
  note('Ada', false);
  note('Augusta', true);
  expect(await namesInDatabase(page)).toEqual(['Augusta']);
  await email.start();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  expect(email.mails()[0]?.template_params.name).toBe('Augusta');
});

fault(50, 'a database opens late, and a later upgrade is not blocked', async ({ context, page, send }) => {
  await page.goto('/robots.txt');
  await keep(page, []);
  // This upgrade is aborted after six seconds. Until then no other page can open the database.
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

/** Values that pages of other versions might have written over the record of the rate limit. */
const broken: Record<string, unknown> = {
  'a text': 'rubbish',
  'a record of wrong types': { pause: 'soon', lastAttempt: 'yesterday' },
  'a pause without an end': { pause: { reason: 'limited', until: 8.64e15, count: 1 }, lastAttempt: 8.64e15 },
};

for (const [name, record] of Object.entries(broken)) {
  fault(47, `the record of the rate limit is broken: ${name}`, async ({ page, email, send }) => {
    await page.goto('/robots.txt');
    await writeRecords(page, [['rate-limit', record]]);
    await page.goto('/en');
    expect(await send('Ada')).toBe('sent');
    email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
    await writeRecords(page, [['rate-limit', record]]);
    expect(await send('Grace')).toBe('saved');
    await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(2);
  });
}

/** Runs in the page: makes every access to the record of the rate limit fail, or never end. */
const breakRateLimit = (how: 'fails' | 'hangs') => {
  for (const name of ['get', 'put'] as const) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](...parameters: unknown[]) {
        if (!parameters.includes('rate-limit')) return Reflect.apply(operation, this, parameters);
        if (how === 'fails') throw new DOMException('planted', 'UnknownError');
        return new EventTarget();
      },
    });
  }
};

for (const how of ['fails', 'hangs'] as const) {
  fault(47, `the record of the rate limit ${how}`, async ({ context, page, email, send }) => {
    await context.addInitScript(breakRateLimit, how);
    await page.goto('/en');
    expect(await send('Ada')).toBe('sent');
    email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
    expect(await send('Grace')).toBe('saved');
    await expect.poll(() => email.mails().length, { timeout: 60_000 }).toBe(2);
  });
}
