import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from './bench/browser.ts';
import { keepCoreBusy } from './bench/busy-core.ts';
import { type Contestant, endAll, startContestants } from './bench/contestants.ts';
import { printFigures } from './bench/figure.ts';
import { benchEveryPage, compareFirstVisits } from './bench/first-visits.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchInteractions } from './bench/interactions.ts';
import { compareLaterVisits } from './bench/later-visits.ts';
import { benchOfflineReady } from './bench/offline-ready.ts';
import { type BenchOptions, readOptions } from './bench/options.ts';
import { benchOutbox } from './bench/outbox.ts';
import { measuredPages } from './bench/pages.ts';
import { runMain } from './run-main.ts';

const MOST_ROUNDS = 5;
/** A median needs three rounds, even if they exceed the time limit. */
const LEAST_ROUNDS = 3;
/** Milliseconds for the measurements of a quick run. Shutting down takes a few more seconds. */
const QUICK_MS = 170_000;

/**
 * `npm run bench`: measures speed and size over HTTP/2 and TLS, with nginx and the shipped configuration. Figures vary
 * with the machine, so no test depends on them. Bars are ratios to the floor, which is measured in alternation with our
 * build. Tests of sizes are in tests/build/budgets.test.ts.
 */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const until = performance.now() + QUICK_MS;
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  const contestants = await startContestants(options);
  const stop = options.slow ? keepCoreBusy() : undefined;
  try {
    await (options.quick ? benchQuickly(contestants, until, options) : benchAll(contestants, options));
  } finally {
    stop?.();
    await endAll(contestants);
  }
});

async function benchQuickly(
  contestants: readonly Contestant[],
  until: number,
  { slow }: BenchOptions,
): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  printMachine(browser.version());
  await browser.close();
  const [home] = measuredPages;
  const rounds = { least: LEAST_ROUNDS, most: MOST_ROUNDS, until };
  const { figures, columns } = await compareFirstVisits(contestants, home, { ...rounds, slow, quick: true });
  printFigures(`Lighthouse, mobile: ${home.name}`, figures, columns);
}

async function benchAll(contestants: readonly Contestant[], { slow }: BenchOptions): Promise<void> {
  const [ours] = contestants;
  if (!ours) return;
  const { origin } = ours.site;
  const rounds = { least: MOST_ROUNDS, most: MOST_ROUNDS, slow, quick: false };
  const browser = await chromium.launch(launchOptions());
  printMachine(browser.version());
  try {
    for (const page of measuredPages) {
      const { figures, columns } = await compareFirstVisits(contestants, page, rounds);
      printFigures(`Lighthouse, mobile: ${page.name}`, figures, columns);
    }
    printFigures('Lighthouse, every page in Italian', await benchEveryPage(origin));
    printFigures('First visit', await benchOfflineReady(origin));
    const { figures, columns } = await compareLaterVisits(contestants);
    printFigures('Later visits, 4x CPU', figures, columns);
    printFigures('Answering, 4x CPU', await benchInteractions(browser, origin));
    printFigures('Outbox', await benchOutbox(browser, origin));
    printFigures('Growth', benchGrowth());
  } finally {
    await browser.close();
  }
}

function printMachine(version: string): void {
  const [{ model } = { model: 'unknown' }] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\n${date}, ${cpus().length} × ${model}, Chromium ${version}, HTTP/2 and TLS`);
}
