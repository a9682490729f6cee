import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../listen.ts';
import type { Site } from '../site.ts';
import { slowCpu, withProfile } from './browser.ts';
import { type Figure, median } from './figure.ts';

const VISITS = 5;
/** More, since a browser's start varies by a hundred milliseconds. */
const LATER_VISITS = 9;
/** How long each answer is held back. Source: docs/performance.md (ready offline within 5 s at 50 ms a request). */
const LATENCY_MS = 50;
/** What a browser that was just started needs to paint anything at all: the floor below the later visits. */
const EMPTY_PAGE = 'data:text/html,<h1>Vaglio</h1>';
/** Slow 4G as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const offlineReady = (page: Page) =>
  page.waitForSelector('html[data-offline=ready]', { state: 'attached', timeout: 60_000 });

/** How long after load, and with how many bytes more, everything works offline. */
export async function benchOfflineReady(site: Site): Promise<Figure[]> {
  const times: number[] = [];
  let worker = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const slow = await slowed(site.origin);
    await withProfile((open) =>
      open(async (_, page) => {
        await page.goto(`${slow.origin}/it`, { waitUntil: 'load' });
        const before = slow.bytes();
        const began = performance.now();
        await offlineReady(page);
        times.push(performance.now() - began);
        worker = slow.bytes() - before;
      }),
    );
    await slow.close();
  }
  return [
    {
      name: 'ready offline after load, 50 ms a request',
      value: median(times) / 1000,
      unit: 's',
      under: 5,
      digits: 1,
    },
    { name: 'fetched for it, five languages', value: worker / 1000, unit: 'kB', under: 650 },
  ];
}

/** A proxy that holds every answer back, and counts what it lets through. */
async function slowed(origin: string) {
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    setTimeout(() => {
      const onward = request(`${origin}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    }, LATENCY_MS);
  });
  const port = await listen(server, 0, 'PORT');
  return {
    origin: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Paints {
  fcp: number;
  lcp: number;
}

/** A visitor who comes back, each time with a fresh browser on a warm profile: online, on slow 4G, offline. */
export async function benchRepeatVisits(site: Site): Promise<Figure[]> {
  return withProfile(async (open) => {
    await open(async (_, page) => {
      await page.goto(`${site.origin}/it`);
      await offlineReady(page);
    });
    const home = { url: `${site.origin}/it`, under: 500 };
    const measure = async (
      name: string,
      prepare: (page: Page) => Promise<void>,
      { url, ...limit }: { url: string; under?: number } = home,
    ): Promise<Figure[]> => {
      const paints: Paints[] = [];
      for (let visit = 0; visit < LATER_VISITS; visit += 1) {
        paints.push(
          await open(async (_, page) => {
            await slowCpu(page);
            await prepare(page);
            await page.goto(url, { waitUntil: 'load' });
            return paintsOf(page);
          }),
        );
      }
      return [
        { name: `FCP ${name}`, value: median(paints.map(({ fcp }) => fcp)), unit: 'ms' },
        { name: `LCP ${name}`, value: median(paints.map(({ lcp }) => lcp)), unit: 'ms', ...limit },
      ];
    };
    const online = await measure('online', async () => {});
    const slow = await measure('on slow 4G', async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    });
    await site.stop();
    const offline = await measure('offline', async () => {});
    await site.start();
    const floor = await measure('of a heading alone', async () => {}, { url: EMPTY_PAGE });
    return [...online, ...slow, ...offline, ...floor];
  });
}

async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForTimeout(1500);
  return page.evaluate(async () => {
    const last = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, lcp: last };
  });
}
