import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openMailbox } from '../email/mailbox.ts';
import { createEmailService } from '../email/service.ts';
import { listen } from '../listen.ts';
import { type Figure, median } from './figure.ts';

const WAITING = 1_000;
const REPLAY_MS = 20_000;
/** Port to which the rehearsal build sends its forms. */
const EMAIL_PORT = 4174;

/** Measures an outbox of a thousand items: the time to store one more, and long tasks and memory during the replay. */
export async function benchOutbox(browser: Browser, origin: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const { server } = createEmailService(openMailbox(folder));
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', locale: 'en' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchStoring);
    await page.goto('/en');
    await sendContactForm(page);
    await page.evaluate(fillQueue, WAITING - 1);
    await page.reload();
    const stored: number[] = [];
    for (let round = 0; round < 5; round += 1) stored.push(await sendContactForm(page));
    await page.goto('/en/outbox');
    await page.getByRole('button', { name: 'Send all now' }).waitFor();
    const before = await heapOf(page);
    await page.evaluate(watchTasks);
    await listen(server, EMAIL_PORT, 'EMAIL_PORT');
    await page.getByRole('button', { name: 'Send all now' }).click();
    await page.waitForTimeout(REPLAY_MS);
    const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as Watched).tasks));
    const after = await heapOf(page);
    return [
      {
        name: `storing one more with ${WAITING} waiting, median of 5`,
        value: median(stored),
        unit: 'ms',
        under: 50,
      },
      { name: `longest task while draining (0: none over 50)`, value: longest, unit: 'ms', under: 50 },
      { name: 'memory gained while draining for 20 s', value: (after - before) / 1e6, unit: 'MB', under: 5 },
    ];
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Watched {
  tasks: number[];
  storedAfter: number | undefined;
}

/** Records the milliseconds from `submit` until the first write to the queue is complete. */
function watchStoring(): void {
  const watched = globalThis as unknown as Watched;
  let sentAt = 0;
  addEventListener(
    'submit',
    () => {
      sentAt = performance.now();
      watched.storedAfter = undefined;
    },
    true,
  );
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...parameters) {
    const made = transaction.apply(this, parameters);
    if (this.name === 'outbox' && made.mode === 'readwrite') {
      made.addEventListener('complete', () => {
        watched.storedAfter ??= performance.now() - sentAt;
      });
    }
    return made;
  };
}

function watchTasks(): void {
  const watched = globalThis as unknown as Watched;
  watched.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Sends the form. Returns the milliseconds until it was stored. */
async function sendContactForm(page: Page): Promise<number> {
  // The previous confirmation replaces the form. Its button shows the form again.
  const confirmation = page.locator('div#contact-form');
  if (await confirmation.count()) await confirmation.getByRole('button').click();
  const form = page.locator('form#contact-form');
  for (const name of ['name', 'organization', 'role']) await form.locator(`[name=${name}]`).fill('Bench');
  await form.locator('[name=email]').fill('bench@fund.example');
  await form.locator('[name=termsAccepted]').check();
  await form.locator('button[type=submit]').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  return page.evaluate(() => (globalThis as unknown as Watched).storedAfter ?? 0);
}

/** Fills the queue with copies of the only queued submission. */
function fillQueue(copies: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('outbox');
    request.onsuccess = () => {
      const transaction = request.result.transaction('keyval', 'readwrite');
      const store = transaction.objectStore('keyval');
      const all = store.getAll(IDBKeyRange.bound('queue:', 'queue;'));
      all.onsuccess = () => {
        for (let index = 0; index < copies; index += 1) {
          store.put(all.result[0], `queue:${crypto.randomUUID()}`);
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

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
