import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstLoad, sentSize } from '#local/first-load.ts';
import { languages } from '#site/languages.ts';
import type { Page } from '#site/pages.ts';
import { pages } from '../support/content.ts';

/** Bodies in kB of 1000 bytes, as nginx with brotli sends them: HTTP/2 sends headers once. Source: docs/performance.md. */
const SCRIPT_KB = 115;
const WORKER_KB = { br: 520, gz: 610 } as const;
/** The same of a text of 1,000 to 1,600 words, beside them: in five languages, and in Italian alone. */
const NOTE_KB = { br: 26, gz: 34 } as const;
const POST_KB = { br: 8, gz: 10 } as const;
/** An author's page, with the cards of a dozen notes at most, in five languages: it comes with the author, as a text does. */
const AUTHOR_KB = { br: 7, gz: 9 } as const;
/** What the packs are before they are compressed. */
const RAW_PACKS_KB = 2500;
const WORKER_ENTRIES = 150;
/** Source: docs/performance.md. */
const FIRST_LOAD_KB = 165;
/** Fewer than 15 with the icon (docs/performance.md). */
const REQUESTS = 13;
/** Ten packets of 1460 bytes, which a server sends before it waits for the first answer. */
const HTML_KB = 14.6;
/** The guides are six whole texts behind their buttons, so that they open without a script. */
const GUIDES_HTML_KB = 17;
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

  test.each(pages)('the HTML of $address comes in one go', ({ address, route }) => {
    const [html = ''] = firstLoad(DIST, address);
    expect(sentSize(DIST, html)).toBeLessThan(route.id === 'guides' ? GUIDES_HTML_KB : HTML_KB);
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
    const texts = pages.filter(({ base, slug }) => base === '' && slug);
    const fileOf = ({ path }: Page) => {
      const start = `offline/page${path.replaceAll('/', '-')}-`;
      const found = files.filter((file) => file.startsWith(start));
      expect(found, path).toHaveLength(1);
      return found;
    };
    for (const encoding of ['br', 'gz'] as const) {
      for (const page of texts) {
        const limit = { post: POST_KB, author: AUTHOR_KB }[page.route.id as string] ?? NOTE_KB;
        expect(sum(fileOf(page), encoding), page.path).toBeLessThan(limit[encoding]);
      }
      const own = new Set(texts.flatMap(fileOf));
      const others = [...files, 'sw.js'].filter((file) => !own.has(file));
      expect(sum(others, encoding)).toBeLessThan(WORKER_KB[encoding]);
    }
    const packs = files.filter((file) => file.startsWith('offline/'));
    expect(packs.length).toBeGreaterThan(languages.length);
    const raw = packs.reduce((total, file) => total + statSync(join(DIST, file)).size / 1000, 0);
    expect(raw).toBeLessThan(RAW_PACKS_KB);
  });
});
