import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { allArticles } from '#site/articles.ts';
import { languages } from '#site/languages.ts';
import type { Figure } from './figure.ts';

const SIZES = [7, 70, 700] as const;
/** How much a first load may gain on the way. Source: bar.md. */
const GAIN_KB = 2;

const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  '.env.rehearsal',
];

/** Builds the site with more and more articles: what a first visit and the offline copy weigh then. */
export function benchGrowth(): Figure[] {
  const figures: Figure[] = [];
  const loads: number[] = [];
  for (const size of SIZES) {
    const began = performance.now();
    const dist = buildWith(size);
    const seconds = (performance.now() - began) / 1000;
    const load = Math.max(firstLoad(dist, 'it'), firstLoad(dist, 'it/insights'));
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
  const copy = join(process.cwd(), '.cache/growth');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of sources) cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const rows = [];
  for (let index = allArticles.length; index < size; index += 1) rows.push(addArticle(copy, index));
  const table = join(copy, 'src/site/articles.ts');
  const text = readFileSync(table, 'utf8');
  if (!text.includes('] as const')) throw new Error(`${table} no longer holds "] as const".`);
  writeFileSync(table, text.replace('] as const', `${rows.join('')}] as const`));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--mode', 'rehearsal', '--logLevel', 'error'], {
    cwd: copy,
  });
  return join(copy, 'dist');
}

/** A text like one of the real ones, with words of its own in every paragraph. */
function addArticle(copy: string, index: number): string {
  const model = allArticles[index % allArticles.length];
  if (!model) throw new Error('src/site/articles.ts has no rows.');
  const slug = `${model.slug}-${index}`;
  for (const language of model.languages) {
    const folder = join(copy, 'locales', language, 'articles');
    const text = readFileSync(join(folder, `${model.slug}.md`), 'utf8');
    const own = text.replace(/^(title: .*)$/m, `$1 ${index}`).replace(/\.$/gm, ` (${index.toString(36)}).`);
    writeFileSync(join(folder, `${slug}.md`), own);
  }
  return `  ${JSON.stringify({ ...model, slug })},\n`;
}

const sent = (dist: string, file: string) => {
  const packed = join(dist, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size / 1000;
};

/** HTML and all that it asks for, as it is sent. */
function firstLoad(dist: string, page: string): number {
  const html = readFileSync(join(dist, `${page}.html`), 'utf8');
  const assets = new Set([...html.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file = '']) => file));
  return [`${page}.html`, ...assets].reduce((sum, file) => sum + sent(dist, file), 0);
}

function offlineCopy(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const packs = languages.map(
    ({ code }) => new RegExp(`offline/${code}-[\\w-]+\\.json`).exec(worker)?.[0] ?? 'sw.js',
  );
  return packs.reduce((sum, file) => sum + sent(dist, file), 0);
}
