import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages } from '#site/pages.ts';

/** kB of 1000 bytes, as nginx with brotli sends them. Source: bar.md. */
const SCRIPT_KB = 85;
const WORKER_KB = 650;
const WORKER_ENTRIES = 150;
const FIRST_LOAD_KB = 131;
/** Source: design.md. */
const FONTS_KB = 45;

const DIST = 'dist';

/** Traces of what comes later: EmailJS, workbox-window, the ICU parser. */
const notAtOnce = ['/api/v1.0/email/send', 'SKIP_WAITING', 'EXPECT_ARGUMENT_CLOSING_BRACE'];

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(DIST, file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const size = brotliCompressSync(content, { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + compressed(file), 0);

/** What a page's HTML asks the browser to fetch at once. */
function firstLoad(address: string): { scripts: Set<string>; others: Set<string> } {
  const html = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const text = readFileSync(join(DIST, html), 'utf8');
  const assets = [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return {
    scripts: new Set(assets.filter((file) => file.endsWith('.js'))),
    others: new Set([html, ...assets.filter((file) => !file.endsWith('.js'))]),
  };
}

describe('budgets', () => {
  test.each(pages.filter(({ base }) => base === '/it' || base === '/de'))(
    'the first load of $address',
    ({ address }) => {
      const { scripts, others } = firstLoad(address);
      expect(sum(scripts)).toBeLessThan(SCRIPT_KB);
      expect(sum(scripts) + sum(others)).toBeLessThan(FIRST_LOAD_KB);
    },
  );

  test('the fonts', () => {
    const fonts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(
      fonts.reduce((total, file) => total + statSync(join(DIST, 'assets', file)).size, 0) / 1000,
    ).toBeLessThan(FONTS_KB);
  });

  test('what is not needed at once is not loaded at once', () => {
    for (const { address } of pages) {
      for (const script of firstLoad(address).scripts) {
        const code = readFileSync(join(DIST, script), 'utf8');
        const found = notAtOnce.filter((trace) => code.includes(trace));
        expect(found, `${script} on ${address}`).toEqual([]);
      }
    }
  });

  test('what the worker stores for all five languages', () => {
    const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
    const files = [...worker.matchAll(/"?url"?:\s*[`"']([^`"']+)[`"']/g)].map(([, url = '']) => url);
    expect(files.filter((file) => file.startsWith('offline/'))).toHaveLength(5);
    expect(files.length).toBeLessThan(WORKER_ENTRIES);
    expect(sum([...files, 'sw.js'])).toBeLessThan(WORKER_KB);
  });
});
