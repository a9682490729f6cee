import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);
/** Below it the header that says so takes up what is saved. */
const MIN_BYTES = 300;
/** Beyond it the last per cents take minutes: only an offline pack of hundreds of articles is as large. */
const LARGE_BYTES = 4_000_000;
const LARGE_QUALITY = 9;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Puts a .br and a .gz beside every text of the folder, as small as they get: hosts send them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.has(extname(file)))
    .map((file) => join(folder, file));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      content.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    byBrotli(content, { params }),
    byGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Compresses what the build has written, the worker too: it comes last. */
export function precompressed(dist: string): Plugin {
  return {
    name: 'vaglio:precompressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: { sequential: true, order: 'post', handler: () => precompress(dist) },
  };
}
