import { chromium } from '@playwright/test';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { freePort } from '../listen.ts';
import { launchOptions } from './browser.ts';
import type { Sample } from './comparison.ts';
import { type Message, weigh } from './weights.ts';

/** Error of a trace that Chromium started too late. Lighthouse recommends another run. */
const AGAIN = 'NO_NAVSTART';

/** Runs Lighthouse for a phone on slow 4G, in a separate browser. Throws if the page cannot be measured. */
export async function lighthouseOf(url: string, onlyCategories?: string[]): Promise<RunnerResult> {
  let result = await run(url, onlyCategories);
  if (result?.lhr.runtimeError?.code === AGAIN) result = await run(url, onlyCategories);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result;
}

async function run(url: string, onlyCategories: string[] | undefined): Promise<RunnerResult | undefined> {
  const port = await freePort();
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
  try {
    const flags = { port, logLevel: 'error', ...(onlyCategories ? { onlyCategories } : {}) } as const;
    return await lighthouse(url, flags);
  } finally {
    await browser.close();
  }
}

/** Returns the figures of one first visit. A complete run also returns the scores of all categories. */
export async function sampleOf(url: string, quick: boolean): Promise<Sample> {
  const { lhr, artifacts } = await lighthouseOf(url, quick ? ['performance'] : undefined);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    ...(quick ? {} : scoresOf(lhr)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    scripting: value('bootup-time'),
    ...longTasksOf(lhr),
    ...weigh(artifacts.DevtoolsLog as readonly Message[]),
  };
}

/** Debug details of Lighthouse's audit "long-tasks". */
interface LongTasks {
  urls: readonly string[];
  tasks: readonly { urlIndex: number; duration: number }[];
}

/** Returns the milliseconds in tasks of more than 50 ms, by the file to which Lighthouse attributes them. */
function longTasksOf({ audits }: Result): Sample {
  const details = audits['long-tasks']?.details?.debugData as LongTasks | undefined;
  const { urls, tasks } = details ?? { urls: [], tasks: [] };
  const sum = (isCause: (url: string) => boolean) =>
    tasks.reduce((ms, { urlIndex, duration }) => ms + (isCause(urls[urlIndex] ?? '') ? duration : 0), 0);
  const isScript = (url: string) => url.endsWith('.js');
  const isFile = (url: string) => url.includes('://');
  return {
    longScripts: sum(isScript),
    longDocument: sum((url) => isFile(url) && !isScript(url)),
    longRest: sum((url) => !isFile(url)),
  };
}

function scoresOf({ categories }: Result): Sample {
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
  return Object.fromEntries(scores);
}
