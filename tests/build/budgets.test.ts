import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstLoad, sentSize } from '#local/first-load.ts';
import { languages } from '#site/languages.ts';
import { pages } from '#site/pages.ts';

/** Bodies in kB of 1000 bytes, as nginx with brotli sends them: HTTP/2 sends headers once. Source: docs/performance.md. */
const SCRIPT_KB = 95;
const WORKER_KB = { br: 560, gz: 720 } as const;
/** What the packs are before they are compressed. */
const RAW_PACKS_KB = 2500;
const WORKER_ENTRIES = 150;
const FIRST_LOAD_KB = 131;
/** Fewer than 15 with the icon (docs/performance.md). */
const REQUESTS = 13;
/** Ten packets, which a server sends before it waits for the first answer, less the headers. */
const HTML_KB = 13.5;
/** Source: docs/performance.md. */
const FONTS_KB = 45;

const DIST = 'dist';

/** Traces of what comes later, and of the ICU parser, which does not come at all: each with where it is found. */
const notAtOnce: Record<string, string> = {
  '/api/v1.0/email/send': 'dist/assets',
  SKIP_WAITING: 'dist/assets',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'node_modules/@formatjs/icu-messageformat-parser',
};

const sum = (files: Iterable<string>, encoding?: 'br' | 'gz') =>
  [...files].reduce((total, file) => total + sentSize(DIST, file, encoding), 0);

const scriptsOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));

describe('budgets', () => {
  test.each(pages.filter(({ base }) => base === '/it' || base === '/de'))(
    'the first load of $address',
    ({ address }) => {
      const files = firstLoad(DIST, address);
      expect(sum(scriptsOf(files))).toBeGreaterThan(60);
      expect(sum(scriptsOf(files))).toBeLessThan(SCRIPT_KB);
      expect(files.length).toBeLessThanOrEqual(REQUESTS);
      expect(sum(files)).toBeLessThan(FIRST_LOAD_KB);
    },
  );

  test.each(languages)('a first visit of the home page: $code', ({ code }) => {
    const files = [
      ...firstLoad(DIST, `/${code}`),
      // What browsers fetch by themselves.
      `${code}/manifest.webmanifest`,
      'icon.svg',
      'icon-192.png',
    ];
    expect(sum(files)).toBeLessThan(FIRST_LOAD_KB);
  });

  test.each(pages)('the HTML of $address comes in one go', ({ address }) => {
    const [html = ''] = firstLoad(DIST, address);
    expect(sentSize(DIST, html)).toBeLessThan(HTML_KB);
  });

  test('the fonts', () => {
    const fonts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(
      fonts.reduce((total, file) => total + statSync(join(DIST, 'assets', file)).size, 0) / 1000,
    ).toBeLessThan(FONTS_KB);
  });

  test('what is not needed at once is not loaded at once', () => {
    for (const { address } of pages) {
      for (const script of scriptsOf(firstLoad(DIST, address))) {
        const code = readFileSync(join(DIST, script), 'utf8');
        const found = Object.keys(notAtOnce).filter((trace) => code.includes(trace));
        expect(found, `${script} on ${address}`).toEqual([]);
      }
    }
    // A trace that is found nowhere would never be missed.
    for (const [trace, folder] of Object.entries(notAtOnce)) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.js'),
      );
      expect(
        files.some((file) => readFileSync(join(folder, file), 'utf8').includes(trace)),
        trace,
      ).toBe(true);
    }
  });

  test('what the worker stores for all five languages', () => {
    const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
    const files = [...worker.matchAll(/"?url"?:\s*[`"']([^`"']+)[`"']/g)].map(([, url = '']) => url);
    expect(files.length).toBeLessThan(WORKER_ENTRIES);
    expect(sum([...files, 'sw.js'])).toBeLessThan(WORKER_KB.br);
    expect(sum([...files, 'sw.js'], 'gz')).toBeLessThan(WORKER_KB.gz);
    const packs = files.filter((file) => file.startsWith('offline/'));
    expect(packs.length).toBeGreaterThan(languages.length);
    const raw = packs.reduce((total, file) => total + statSync(join(DIST, file)).size / 1000, 0);
    expect(raw).toBeLessThan(RAW_PACKS_KB);
  });
});
