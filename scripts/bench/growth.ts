import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleLocale, parseBundleName } from '#site/bundles.ts';
import { firstLoad, sentSize } from '../first-load.ts';
import { copyProject } from '../project-copy.ts';
import type { Figure } from './figure.ts';
import { addArticles } from './more-articles.ts';

const SIZES = [7, 70, 700] as const;
/** Largest growth of a first load, in kB. Source: docs/performance.md. */
const GAIN_KB = 2;

/** Builds the site with increasing numbers of articles, and measures first load and offline copy of each build. */
export function benchGrowth(): Figure[] {
  const figures: Figure[] = [];
  const loads: number[] = [];
  for (const size of SIZES) {
    const began = performance.now();
    const dist = buildWith(size);
    const seconds = (performance.now() - began) / 1000;
    const load = Math.max(...['/it', '/it/insights'].map((page) => weigh(dist, firstLoad(dist, page))));
    loads.push(load);
    const gain = load - (loads[0] ?? load);
    figures.push(
      { name: `${size} articles: first load of home or list`, value: load, unit: 'kB', digits: 1 },
      { name: `${size} articles: gained`, value: gain, unit: 'kB', under: GAIN_KB, digits: 1 },
      { name: `${size} articles: stored for offline`, value: offlineCopy(dist), unit: 'kB' },
      { name: `${size} articles: build`, value: seconds, unit: 's', digits: 1 },
    );
  }
  return figures;
}

function buildWith(size: number): string {
  const copy = copyProject('growth');
  addArticles(join(copy.folder, 'locales'), size);
  copy.build();
  return copy.dist;
}

const weigh = (dist: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + sentSize(dist, file), 0);

/** Returns the size of the worker's copy for a reader of the Italian pages, in kB. */
function offlineCopy(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/"?url"?:\s*[`"']([^`"']+)[`"']/g)].map(([, url = '']) => url);
  const locale = bundleLocale('/it');
  const isStored = (file: string) => {
    const { kind, part } = parseBundleName(file) ?? {};
    return kind !== 'pages' || part === locale;
  };
  return weigh(dist, files.filter(isStored));
}
