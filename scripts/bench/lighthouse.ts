import { execFileSync } from 'node:child_process';
import { trustFlag } from '../certificate.ts';
import { chromiumFlags } from '../chromium.ts';
import { fileAt, sentSize } from '../first-load.ts';
import { packageTools } from '../package-tools.ts';
import { need, tools } from '../tools.ts';
import type { Bar, Sample } from './comparison.ts';

/** The parts of a Lighthouse result that the bench reads. */
interface Result {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: Request[]; debugData: LongTasks } }>;
}
type Request = Record<'url' | 'resourceType' | 'sessionTargetType', string>;
type LongTasks = { urls: string[]; tasks: { urlIndex: number; duration: number }[] };

/** Loads a page of a build on Lighthouse's phone with slow 4G, in a new browser. */
export function measureFirstVisit(url: string, dist: string): Sample {
  const flags = `--chrome-flags=${['--headless=new', ...chromiumFlags, trustFlag()].join(' ')}`;
  const output = runLighthouse([url, '--output=json', '--quiet', flags]);
  const { categories, audits }: Result = JSON.parse(output);
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round(100 * score)]);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(scores),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'time in scripts, ms': value('bootup-time'),
    ...longTasksOf(audits),
    ...weightsOf(audits, dist),
  };
}

/** Returns the output of Lighthouse. Runs it again if it could not record the page load, which happens at random. */
function runLighthouse(parameters: readonly string[], attempts = 3): string {
  const env = { ...process.env, CHROME_PATH: need(tools.chromium) };
  const command = [need(packageTools.lighthouse), ...parameters];
  try {
    return execFileSync(process.execPath, command, { encoding: 'utf8', env, maxBuffer: 2 ** 28 });
  } catch (error) {
    if (attempts === 1 || !String(error).includes('Please run Lighthouse again')) throw error;
    return runLighthouse(parameters, attempts - 1);
  }
}

/** Returns the milliseconds in tasks of more than 50 ms, by the file to which Lighthouse attributes them. */
function longTasksOf(audits: Result['audits']): Sample {
  const { urls = [], tasks = [] } = audits['long-tasks']?.details?.debugData ?? {};
  const sum = (isCause: (url: string) => boolean) =>
    tasks.reduce((ms, { urlIndex, duration }) => ms + (isCause(urls[urlIndex] ?? '') ? duration : 0), 0);
  return {
    'long tasks of scripts, ms': sum((url) => url.endsWith('.js')),
    'long tasks of document and style sheet, ms': sum((url) => url.includes('://') && !url.endsWith('.js')),
    'long tasks of the browser, ms': sum((url) => !url.includes('://')),
  };
}

/** Returns the sizes of the bodies as sent, without headers and without the requests of the service worker. */
function weightsOf(audits: Result['audits'], dist: string): Sample {
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url, sessionTargetType }) => url.startsWith('https:') && sessionTargetType === 'page',
  );
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const kB = (some: readonly Request[]) =>
    some.reduce((sum, { url }) => sum + sentSize(dist, fileAt(dist, new URL(url).pathname)), 0);
  return { 'bodies, kB': kB(requests), 'bodies of scripts, kB': kB(scripts), requests: requests.length };
}

/** Returns the bar of docs/performance.md for a figure. Most depend on the floor. */
export function barOf(name: string, floor: number, slow: boolean): Bar | undefined {
  if (/^(?:Accessibility|Best Practices|SEO)$/.test(name)) return ['≥', 100];
  if (name === 'Performance') return ['≥', floor - 2];
  if (name === 'FCP, ms' || name === 'LCP, ms') return ['≤', Math.max(1.1 * floor, floor + 60)];
  if (name === 'TBT, ms') return ['≤', slow ? 1.2 * floor : floor + 50];
  if (name === 'CLS') return ['≤', 0];
  if (name === 'bodies, kB') return ['≤', 170];
  return name === 'bodies of scripts, kB' ? ['≤', 110] : undefined;
}
