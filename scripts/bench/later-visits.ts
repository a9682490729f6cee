import type { Page } from '@playwright/test';
import { createProfile, type Profile, slowCpu } from './browser.ts';
import type { Contestant } from './contestants.ts';
import { type Figure, median } from './figure.ts';
import type { Comparison } from './first-visits.ts';
import { offlineReady } from './offline-ready.ts';
import { byTurns } from './turns.ts';

/** Number of visits. It is large, because browser start-up varies by a hundred milliseconds. */
const VISITS = 9;
/** Milliseconds for the precache of a peer's service worker, because the worker does not report when it is ready. */
const PEER_MS = 15_000;
/** Baseline page. It measures the time that a newly started browser needs to paint anything. */
const EMPTY_PAGE = 'data:text/html,<h1>Vaglio</h1>';
/** Network conditions of Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

interface Visitor {
  name: string;
  kind: Contestant['kind'] | 'heading';
  url: string;
  profile: Profile;
}

interface Paints {
  fcp: number;
  lcp: number;
}

/**
 * Measures returning visitors online, on slow 4G and offline. Each visit uses a new browser with a profile of an earlier
 * visit. The floor has no later visits, so a page with only a heading replaces it.
 */
export async function compareLaterVisits(contestants: readonly Contestant[]): Promise<Comparison> {
  const visited = contestants.filter(({ kind }) => kind !== 'floor');
  const visitors: Visitor[] = visited.map(({ name, kind, home, site }) => ({
    ...{ name, kind, url: site.origin + home },
    profile: createProfile(),
  }));
  visitors.push({ name: 'a heading', kind: 'heading', url: EMPTY_PAGE, profile: createProfile() });
  try {
    for (const visitor of visitors) await visitor.profile.visit((page) => firstVisit(page, visitor));
    const online = await measure('online', visitors, async () => {});
    const slow = await measure('on slow 4G', visitors, onSlow4G);
    for (const { site } of visited) await site.stop();
    const offline = await measure('offline', visitors, async () => {});
    for (const { site } of visited) await site.start();
    return { figures: [...online, ...slow, ...offline], columns: visitors.map(({ name }) => name) };
  } finally {
    for (const { profile } of visitors) profile.remove();
  }
}

async function firstVisit(page: Page, { kind, url }: Visitor): Promise<void> {
  await page.goto(url);
  if (kind === 'peer') await page.waitForTimeout(PEER_MS);
  else if (kind !== 'heading') await offlineReady(page);
}

async function onSlow4G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

async function measure(
  situation: string,
  visitors: readonly Visitor[],
  prepare: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const seen = await byTurns(visitors, { least: VISITS, most: VISITS }, ({ profile, url }) =>
    profile.visit(async (page) => {
      await slowCpu(page);
      await prepare(page);
      return paintsOf(page, url);
    }),
  );
  const medians = (paint: keyof Paints, of: readonly Visitor[]) =>
    of.map((visitor) => median((seen.get(visitor) ?? []).map((paints) => paints[paint])));
  const [fcp = Number.NaN, ...fcps] = medians('fcp', visitors);
  const [lcp = Number.NaN, ...lcps] = medians('lcp', visitors);
  const peers = visitors.filter(({ kind }) => kind === 'peer');
  const best = medians('lcp', peers).filter(Number.isFinite);
  const under = best.length ? Math.min(...best) : undefined;
  return [
    { name: `FCP ${situation}`, value: fcp, unit: 'ms', beside: fcps },
    { name: `LCP ${situation}`, value: lcp, unit: 'ms', beside: lcps, under },
  ];
}

/** Returns the paints of a visit. They are NaN if the page does not open, as offline without a service worker. */
async function paintsOf(page: Page, url: string): Promise<Paints> {
  try {
    await page.goto(url, { waitUntil: 'load' });
  } catch {
    return { fcp: Number.NaN, lcp: Number.NaN };
  }
  await page.waitForTimeout(1500);
  return page.evaluate(async () => {
    const lcp = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, lcp };
  });
}
