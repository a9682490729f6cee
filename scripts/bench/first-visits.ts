import { publishedContent } from '#build/content/site-content.ts';
import { barsOf, compared, mediansOf, type Sample } from './comparison.ts';
import type { Contestant } from './contestants.ts';
import type { Figure } from './figure.ts';
import { lighthouseOf, sampleOf } from './lighthouse.ts';
import type { BenchOptions } from './options.ts';
import { HOME, type MeasuredPage } from './pages.ts';
import { byTurns, type Rounds } from './turns.ts';

/** A table of figures and the names of its columns. The first column is our build. */
export interface Comparison {
  figures: Figure[];
  columns: string[];
}

/** Runs Lighthouse on one page, in alternation with all other contestants that have the page. */
export async function compareFirstVisits(
  contestants: readonly Contestant[],
  page: MeasuredPage,
  { quick, slow, ...rounds }: Rounds & Pick<BenchOptions, 'quick' | 'slow'>,
): Promise<Comparison> {
  const having = contestants.filter(({ kind }) => kind !== 'peer' || page.path === HOME);
  const addressOf = ({ kind, home, site }: Contestant) => site.origin + (kind === 'peer' ? home : page.path);
  const seen = await byTurns(having, rounds, (one) => sampleOf(addressOf(one), quick));
  const medians = having.map((one) => mediansOf(seen.get(one) ?? []));
  const of = (kind: Contestant['kind']) => medians.filter((_, index) => having[index]?.kind === kind);
  const [ours, ...others]: Sample[] = medians;
  const bars = barsOf(of('floor')[0] ?? {}, of('peer'), slow);
  return { figures: compared(ours ?? {}, others, bars), columns: having.map(({ name }) => name) };
}

/**
 * Measures Lighthouse's accessibility and SEO scores for every page of one language. Returns the lowest score of all
 * pages, followed by the pages that score less than 100.
 */
export async function benchEveryPage(origin: string): Promise<Figure[]> {
  const lowest = { accessibility: 100, seo: 100 };
  const figures: Figure[] = [];
  for (const { address, route } of publishedContent().pages.filter(({ basePath }) => basePath === HOME)) {
    const { categories } = (await lighthouseOf(origin + address, Object.keys(lowest))).lhr;
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
