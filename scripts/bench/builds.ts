import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedContent } from '#build/content/site-content.ts';
import { precompress } from '#build/precompress.ts';
import { pathOf } from '#router/model/addresses.ts';
import type { Site } from '../site.ts';

/** A build that nginx serves over HTTP/2 and TLS. */
export interface Build {
  name: string;
  dist: string;
  site: Site;
}

export const FLOOR = 'floor';
export const HOME = '/it';

const article = pathOf('article', publishedContent().articles[0]?.slug);
const others = { article, pricing: pathOf('pricing'), analyzer: pathOf('analyzer'), demo: pathOf('demo') };
/** The paths of the measured pages below /it, by name. */
export const paths: Readonly<Record<string, string>> = { home: '', ...others };

const SCRIPT = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\b(?:modulepreload|as="script")[^>]*>/g;
const REPLACED = /(?:(?<!404)\.html|\.js)(?:\.br|\.gz)?$/;

/** Copies the pages without scripts. No page with the same text, styles and fonts can be faster. */
export async function makeFloor(dist: string): Promise<string> {
  const floor = '.cache/bench/floor';
  rmSync(dirname(floor), { recursive: true, force: true });
  for (const file of Object.values(paths).map((path) => `${HOME}${path}.html`)) {
    mkdirSync(dirname(join(floor, file)), { recursive: true });
    writeFileSync(join(floor, file), readFileSync(join(dist, file), 'utf8').replace(SCRIPT, ''));
  }
  await precompress(floor);
  cpSync(dist, floor, { recursive: true, filter: (file) => !REPLACED.test(file) });
  return floor;
}
