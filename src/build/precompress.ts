import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { pathOf } from '#router/model/addresses.ts';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** Every file of an article has one of these names in its path: the page the first, the text the second. */
const OF_ARTICLES = [pathOf('article').split('/')[1] ?? '', 'articles'];
/** Minimum size in bytes. For smaller files, the header that names the encoding is larger than the saving. */
const MIN_BYTES = 300;
/**
 * Size in bytes of a large file. Maximum compression of larger files takes long and saves about one per cent. Only a
 * bundle of dozens of articles is this large.
 */
const LARGE_FILE_BYTES = 2_500_000;
/**
 * Size in bytes of a site with some hundred articles. On a larger site, the lower quality takes less than a fortieth of
 * the time for the articles' pages, which become 8 % larger.
 */
const LARGE_SITE_BYTES = 60_000_000;
const LARGE_QUALITY = 6;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Writes a .br and a .gz file for every text file, with maximum compression. Hosts send these files unchanged. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.has(extname(file)))
    .map((file) => join(folder, file));
  const bytes = files.reduce((total, file) => total + statSync(file).size, 0);
  // Only a few files are compressed in parallel, because each compression takes megabytes of memory.
  const left = files.values();
  const workers = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const file of left)
      await compress(file, bytes > LARGE_SITE_BYTES && isOfArticles(relative(folder, file)));
  });
  await Promise.all(workers);
}

const isOfArticles = (file: string) => OF_ARTICLES.some((name) => file.includes(name));

async function compress(file: string, isOneOfMany: boolean): Promise<void> {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  // Files that every visitor loads get maximum compression, independent of the number of articles.
  const isLarge = content.length > LARGE_FILE_BYTES || isOneOfMany;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    byBrotli(content, { params }),
    byGzip(content, { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Compresses all output, including the worker. */
export function precompressed(dist: string): Plugin {
  return {
    name: 'site:precompressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: { sequential: true, order: 'post', handler: () => precompress(dist) },
  };
}
