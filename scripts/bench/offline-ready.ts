import type { Page } from '@playwright/test';
import { createProfile } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { HOME } from './pages.ts';
import { type Slowed, slowed } from './slowed.ts';

const VISITS = 5;
/** Delay of each response in milliseconds, and maximum number of seconds until everything works offline. */
const LATENCY_MS = 50;
const READY_S = 8;
/** Size limit of one locale's pages and all messages, compressed with brotli, in kB. */
const STORE_KB = 900;

/** Waits until our service worker has cached everything. */
export const offlineReady = (page: Page) =>
  page.waitForSelector('html[data-offline=ready]', { state: 'attached', timeout: 60_000 });

/** Measures the time and the bytes from load until everything works offline. */
export async function benchOfflineReady(origin: string): Promise<Figure[]> {
  const seen: FirstVisit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const slow = await slowed(origin, LATENCY_MS);
    const profile = createProfile();
    try {
      seen.push(await profile.visit((page) => firstVisit(page, slow)));
    } finally {
      profile.remove();
      await slow.close();
    }
  }
  const seconds = median(seen.map(({ ms }) => ms)) / 1000;
  const kB = median(seen.map(({ bytes }) => bytes)) / 1000;
  return [
    {
      name: 'ready offline after load, 50 ms a request',
      value: seconds,
      unit: 's',
      under: READY_S,
      digits: 1,
    },
    { name: 'fetched for it, one edition and all words', value: kB, unit: 'kB', under: STORE_KB },
  ];
}

interface FirstVisit {
  ms: number;
  bytes: number;
}

async function firstVisit(page: Page, slow: Slowed): Promise<FirstVisit> {
  await page.goto(slow.origin + HOME, { waitUntil: 'load' });
  const before = slow.bytes();
  const began = performance.now();
  await offlineReady(page);
  return { ms: performance.now() - began, bytes: slow.bytes() - before };
}
