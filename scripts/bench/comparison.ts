import { type Figure, median } from './figure.ts';

/** Figures of a first visit. Only complete runs contain the first four, which are Lighthouse's scores. */
const metrics = {
  performance: { name: 'performance', unit: '' },
  accessibility: { name: 'accessibility', unit: '' },
  'best-practices': { name: 'best practices', unit: '' },
  seo: { name: 'SEO', unit: '' },
  fcp: { name: 'FCP', unit: 'ms' },
  lcp: { name: 'LCP', unit: 'ms' },
  tbt: { name: 'TBT', unit: 'ms' },
  cls: { name: 'CLS', unit: '', digits: 3 },
  speedIndex: { name: 'Speed Index', unit: 'ms' },
  scripting: { name: 'time in scripts', unit: 'ms' },
  longScripts: { name: 'long tasks of scripts', unit: 'ms' },
  longDocument: { name: 'long tasks of document and style sheet', unit: 'ms' },
  longRest: { name: 'long tasks of the browser', unit: 'ms' },
  kB: { name: 'bodies in all', unit: 'kB', digits: 1 },
  scriptKB: { name: 'bodies of scripts', unit: 'kB', digits: 1 },
  requests: { name: 'requests', unit: '' },
} as const;

export type Metric = keyof typeof metrics;
/** One load of a page, or the median of several. */
export type Sample = Partial<Record<Metric, number>>;
export type Bars = Partial<Record<Metric, Pick<Figure, 'under' | 'most' | 'reach'>>>;

/** Source of these bars: docs/performance.md. */
const TOTAL_KB = 170;
const SCRIPT_KB = 110;
const SLACK = 1.1;
const SLACK_MS = 60;
const TBT_SLACK_MS = 50;
const SLOW_TBT_SLACK = 1.2;
const PERFORMANCE_SLACK = 2;

const names = Object.keys(metrics) as Metric[];
/** Returns a bar that exceeds the floor by a tenth or by a difference that nobody notices, whichever is larger. */
const aboutAs = (floor = 0) => Math.max(SLACK * floor, floor + SLACK_MS);

/**
 * Returns the bars for our page, from the floor and the peers of the same run. `slow` is true if one core of the machine
 * is busy.
 */
export function barsOf(floor: Sample, peers: readonly Sample[], slow: boolean): Bars {
  const scores = (['accessibility', 'best-practices', 'seo'] as const)
    .filter((id) => floor[id] === 100)
    .map((id) => [id, { reach: 100 }] as const);
  const lcps = peers.flatMap(({ lcp }) => (lcp === undefined ? [] : [lcp]));
  const { performance, tbt = 0 } = floor;
  return {
    ...Object.fromEntries(scores),
    ...(performance && { performance: { reach: performance - PERFORMANCE_SLACK } }),
    fcp: { most: aboutAs(floor.fcp) },
    lcp: { most: aboutAs(floor.lcp), under: lcps.length ? Math.min(...lcps) : undefined },
    tbt: { most: slow ? SLOW_TBT_SLACK * tbt : tbt + TBT_SLACK_MS },
    cls: { most: 0 },
    kB: { under: TOTAL_KB },
    scriptKB: { under: SCRIPT_KB },
  };
}

/** Returns the median of each figure separately. */
export function mediansOf(samples: readonly Sample[]): Sample {
  const known = names.filter((id) => samples[0]?.[id] !== undefined);
  return Object.fromEntries(
    known.map((id) => [id, median(samples.map((sample) => sample[id] ?? Number.NaN))]),
  );
}

/** Returns one figure for each metric of our build, with the values of the other contestants. */
export function compared(ours: Sample, others: readonly Sample[], bars: Bars): Figure[] {
  return names.flatMap((id) => {
    const value = ours[id];
    if (value === undefined) return [];
    const beside = others.map((other) => other[id] ?? Number.NaN);
    return [{ ...metrics[id], ...bars[id], value, beside }];
  });
}
