import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { trustFlag } from '../certificate.ts';
import { chromiumFlags } from '../chromium.ts';
import { need, tools } from '../tools.ts';
import { type Build, HOME } from './builds.ts';
import { compare, type Run } from './comparison.ts';

/** CPU slowdown that simulates a four-year-old phone. */
const CPU_RATE = 4;
/** Network conditions of Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

interface Visit {
  /** The folder of the build whose profile is used. Otherwise the profile is new, and service workers are blocked. */
  profile?: string;
  conditions?: typeof SLOW_4G | undefined;
  waitUntil?: 'commit' | 'networkidle';
  use?: (page: Page) => Promise<unknown>;
}

/** Visits the home page in a new browser. Returns NaN and prints the reason if it does not open. */
async function visit({ site }: Build, { profile = '', conditions, waitUntil = 'networkidle', use }: Visit) {
  const context = await chromium.launchPersistentContext(profile && join('.cache/bench', resolve(profile)), {
    ...{ executablePath: need(tools.chromium), args: [...chromiumFlags, trustFlag()], locale: 'it-IT' },
    ...{ viewport: { width: 412, height: 823 }, serviceWorkers: profile ? 'allow' : 'block' },
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    if (conditions) await session.send('Network.emulateNetworkConditions', conditions);
    await page.addInitScript(watch);
    const response = await page.goto(site.origin + HOME, { waitUntil }).catch(console.error);
    if (!response) return { lcp: Number.NaN, inp: Number.NaN };
    await use?.(page);
    await page.waitForTimeout(1000);
    return await page.evaluate<ReturnType<typeof watch>>('watched');
  } finally {
    await context.close();
  }
}

/** Records the LCP and the slowest click or key event. Browsers report no event of less than 16 ms. */
function watch(): { lcp: number; inp: number } {
  const { watched } = Object.assign(globalThis, { watched: { lcp: Number.NaN, inp: 16 } });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.inp = Math.max(watched.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return watched;
}

/** Measures visits with the profile of an earlier visit. */
export async function compareLaterVisits(run: Run): Promise<void> {
  const ready = (page: Page) => page.waitForSelector('html[data-offline=ready]', { state: 'attached' });
  for (const build of run.builds) await visit(build, { profile: build.dist, use: ready });
  const compareOne = (title: string, conditions?: typeof SLOW_4G) =>
    compare(title, run, async (build) => {
      return { 'LCP, ms': (await visit(build, { profile: build.dist, conditions })).lcp };
    });
  await compareOne('Later visit, online');
  await compareOne('Later visit, slow 4G', SLOW_4G);
  for (const { site } of run.builds) await site.stop();
  await compareOne('Later visit, offline');
}

/** The only interaction that begins at the first byte of the page. */
const EARLY = 'menu during hydration';

async function pressMenu(page: Page): Promise<void> {
  do await page.locator('header button[popovertarget]').first().click();
  while ((await page.locator('html[data-hydrated]').count()) === 0);
}

const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'ROI sliders'(page) {
    await page.locator('main a[href*="#roi-calculator-section"]').first().click();
    await page.locator('#roi-calculator input[type=range]').first().focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight', { delay: 30 });
  },
  menu: pressMenu,
  [EARLY]: pressMenu,
  async FAQ(page) {
    for (const question of await page.locator('#faq summary').all()) await question.click();
  },
  async form(page) {
    await page.locator('#contact-form [name=name]').pressSequentially('Ada Lovelace', { delay: 40 });
    await page.locator('#contact-form button[type=submit]').click();
  },
};

/** Measures the slowest response to a click or key in each interaction. */
export async function compareInteractions(run: Run): Promise<void> {
  const measure = async (build: Build) => {
    const figures: Record<string, number> = {};
    for (const [name, use] of Object.entries(interactions))
      figures[name] = (await visit(build, { use, waitUntil: name === EARLY ? 'commit' : 'networkidle' })).inp;
    return figures;
  };
  await compare('INP, ms', run, measure, () => ['≤', 150]);
}
