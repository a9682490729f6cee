import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { pathOf } from '#site/addresses.ts';
import { allArticles } from '#site/articles.ts';
import { pages } from '#site/pages.ts';
import { freePort } from '../listen.ts';
import { launchOptions } from './browser.ts';
import { type Figure, median } from './figure.ts';

const RUNS = 5;

/** The pages that bar.md compares. */
const measured = [
  { name: 'home', path: '/it' },
  { name: 'an article', path: `/it${pathOf('article', allArticles[0]?.slug)}` },
  { name: 'pricing', path: `/it${pathOf('pricing')}` },
  { name: 'analyzer', path: `/it${pathOf('analyzer')}` },
] as const;

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Source: bar.md, "ours, to reach". */
const times = [
  { name: 'FCP', audit: 'first-contentful-paint', unit: 'ms', under: 900 },
  { name: 'LCP', audit: 'largest-contentful-paint', unit: 'ms', under: 1300 },
  { name: 'TBT', audit: 'total-blocking-time', unit: 'ms', under: 30 },
  { name: 'CLS', audit: 'cumulative-layout-shift', unit: '', under: 0.001, digits: 3 },
  { name: 'Speed Index', audit: 'speed-index', unit: 'ms', under: 900 },
  { name: 'time in scripts', audit: 'bootup-time', unit: 'ms', under: 250 },
] as const;

const TOTAL_KB = 131;
const SCRIPT_KB = 85;
const REQUESTS = 15;

/** Lighthouse for a phone on slow 4G, median of five, of each page. */
export async function benchLighthouse(origin: string): Promise<Map<string, Figure[]>> {
  const tables = new Map<string, Figure[]>();
  for (const { name, path } of measured) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await lighthouseOf(origin + path));
    tables.set(name, figuresOf(results));
  }
  return tables;
}

/**
 * What Lighthouse says of every page of one language, beyond its speed: the lowest score of all, and below it
 * the pages that miss 100.
 */
export async function benchEveryPage(origin: string): Promise<Figure[]> {
  const lowest = { accessibility: 100, seo: 100 };
  const figures: Figure[] = [];
  for (const { address, route } of pages.filter(({ base }) => base === '/it')) {
    const { categories } = await lighthouseOf(origin + address, Object.keys(lowest));
    for (const id of ['accessibility', 'seo'] as const) {
      if (id === 'seo' && route.unindexed) continue;
      const value = Math.round((categories[id]?.score ?? 0) * 100);
      lowest[id] = Math.min(lowest[id], value);
      if (value < 100) figures.push({ name: `${id} of ${address}`, value, unit: '', reach: 100 });
    }
  }
  const all = Object.entries(lowest).map(([id, value]) => ({
    name: `${id}, the lowest of all pages`,
    value,
    unit: '' as const,
    reach: 100,
  }));
  return [...all, ...figures];
}

/** Where Chromium's trace has begun too late: Lighthouse asks to be run again. */
const AGAIN = 'NO_NAVSTART';

/** One run in a browser of its own. Throws where the page cannot be measured. */
async function lighthouseOf(url: string, onlyCategories?: string[]): Promise<Result> {
  let result = await run(url, onlyCategories);
  if (result?.runtimeError?.code === AGAIN) result = await run(url, onlyCategories);
  if (!result || result.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message}`);
  }
  return result;
}

async function run(url: string, onlyCategories: string[] | undefined): Promise<Result | undefined> {
  const port = await freePort();
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
  try {
    const flags = { port, logLevel: 'error', ...(onlyCategories ? { onlyCategories } : {}) } as const;
    return (await lighthouse(url, flags))?.lhr;
  } finally {
    await browser.close();
  }
}

function figuresOf(results: readonly Result[]): Figure[] {
  const middle = (read: (result: Result) => number) => median(results.map(read));
  return [
    ...scores.map((id) => ({
      name: id,
      value: middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
      unit: '' as const,
      reach: 100,
    })),
    ...times.map(({ audit, ...figure }) => ({
      ...figure,
      value: middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
    })),
    ...weights(results),
  ];
}

interface Transfer {
  resourceType: string;
  transferSize: number;
}

/** Bytes on the wire of a first visit, by type: what the worker fetches later is none of it. */
function weights(results: readonly Result[]): Figure[] {
  const details = results[0]?.audits['network-requests']?.details;
  const items = (details?.type === 'table' ? details.items : []) as unknown as Transfer[];
  const types = [...new Set(items.map(({ resourceType }) => resourceType))];
  const kB = (of: readonly Transfer[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return [
    { name: 'requests', value: items.length, unit: '', under: REQUESTS },
    { name: 'in all', value: kB(items), unit: 'kB', under: TOTAL_KB, digits: 1 },
    ...types.map((type) => ({
      name: `as ${type.toLowerCase()}`,
      value: kB(items.filter(({ resourceType }) => resourceType === type)),
      unit: 'kB' as const,
      digits: 1,
      ...(type === 'Script' ? { under: SCRIPT_KB } : {}),
    })),
  ];
}
