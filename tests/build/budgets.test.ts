import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesIn } from '#build/content/pictures.ts';
import { localePrefixes } from '#router/model/addresses.ts';
import type { Page } from '#router/model/pages.ts';
import { firstLoad, sentSize } from '#scripts/first-load.ts';
import { filesFor } from '#service-worker/precache.ts';
import type { RouteId } from '#site/routes.ts';
import { content, isAddedTo, pages } from '../support/content.ts';
import { complaints } from '../support/html.ts';
import { LOCALES } from '../support/messages.ts';
import { sampled, samplesOf } from '../support/samples.ts';

/**
 * Body sizes in kB of 1000 bytes, as nginx with brotli sends them. HTTP/2 sends headers only one time. There is some room
 * for other texts, prices and colours. Raise a limit that a change exceeds on purpose. Source: docs/performance.md.
 */
const SCRIPT_KB = 115;
const WORKER_KB = { br: 910, gz: 1620 } as const;
/** The budget of the worker for visitors who save data and store no prerendered pages. */
const SPARING_KB = 715;
const WORKER_FETCHES = 120;
/** Includes both fonts. */
const FIRST_LOAD_KB = 177;
/** At most 13 with the icon (docs/performance.md). */
const REQUESTS = 12;
/** The home page holds all its messages. The guides hold six complete texts, so that they open without a script. */
const HTML_KB = 19.5;
/** Source: docs/performance.md. */
const FONTS_KB = 30;

const DIST = 'dist';

/**
 * Traces of code that loads later (the sender) or never (the QR code generator, the ICU parser), with their sources.
 */
const notAtOnce: Record<string, string> = {
  '/api/v1.0/email/send': 'dist/assets',
  SKIP_WAITING: 'dist/assets',
  'Mask value out of range': 'node_modules/uqr',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'node_modules/@formatjs/icu-messageformat-parser',
};

const sum = (files: Iterable<string>, encoding?: 'br' | 'gz') =>
  [...files].reduce((total, file) => total + sentSize(DIST, file, encoding), 0);

const scriptsOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
/** Pictures of texts load on scroll or with the worker. The authors decide how many there are. */
const pictures = new Set(picturesIn(LOCALES).map(({ src }) => src.slice('/'.length)));
const loads = pages.map((page) => ({
  ...page,
  files: firstLoad(DIST, page.address).filter((file) => !pictures.has(file)),
}));

/** Pages that hold entries of an owner, whose number has no limit. */
const lists: Partial<Record<RouteId, readonly { slug: string }[]>> = {
  blog: content.posts,
  faq: content.faq,
  guides: content.guides,
  home: content.testimonials,
  reports: content.reports,
  webinars: content.webinars,
};
const folders: Partial<Record<RouteId, string>> = {
  article: 'articles',
  author: 'authors',
  home: 'testimonials',
  post: 'blog',
};
const isLengthened = ({ route: { id }, slug = '' }: Page): boolean => {
  const folder = folders[id] ?? id;
  const list = lists[id];
  if (list) return sampled(folder, list).length < list.length;
  return id in folders && !samplesOf(folder).includes(slug);
};

/** Returns the files that browsers fetch automatically for a home page. */
const automaticFetches = ({ route, locale }: Page) =>
  route.id === 'home' ? [`${locale}/manifest.webmanifest`, 'icon.svg', 'icon-192.png'] : [];

test('the first load of every page is small, and its HTML stays within its budget', () => {
  const wrong = complaints(loads, (page) => {
    const { files } = page;
    const [html = ''] = files;
    const script = sum(scriptsOf(files));
    const whole = sum([...files, ...automaticFetches(page)]);
    return [
      (script < 60 || script > SCRIPT_KB) && `${script} kB of scripts`,
      files.length > REQUESTS && `${files.length} requests`,
      whole > FIRST_LOAD_KB && !isLengthened(page) && `${whole} kB`,
      sentSize(DIST, html) > HTML_KB && !isLengthened(page) && `${sentSize(DIST, html)} kB of HTML`,
    ];
  });
  expect(wrong).toEqual([]);
});

test('two small fonts are preloaded by every page, so that no text moves when they load', () => {
  const fonts = readdirSync(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `assets/${file}`);
  expect(fonts).toHaveLength(2);
  expect(sum(fonts)).toBeLessThan(FONTS_KB);
  const wrong = complaints(loads, ({ files }) => [
    fonts.some((font) => !files.includes(font)) && 'a font late',
  ]);
  expect(wrong).toEqual([]);
});

test('code that is needed later is not part of the first load', () => {
  const atOnce = new Set(loads.flatMap(({ files }) => scriptsOf(files)));
  const traces = Object.keys(notAtOnce);
  const early = [...atOnce].flatMap((script) => {
    const code = readFileSync(join(DIST, script), 'utf8');
    return traces.filter((trace) => code.includes(trace)).map((trace) => `${script}: ${trace}`);
  });
  expect(early).toEqual([]);
  // A trace that no file contains could never fail the first check.
  const lost = Object.entries(notAtOnce).filter(([trace, folder]) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.m?js$/.test(file),
    );
    return !files.some((file) => readFileSync(join(folder, file), 'utf8').includes(trace));
  });
  expect(lost).toEqual([]);
});

test.skipIf(isAddedTo)('the files that the worker stores for a visitor of any locale are small', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/"?url"?:\s*[`"']([^`"']+)[`"']/g)].map(([, url = '']) => ({
    url,
    revision: '',
  }));
  const storedFor = (...basePaths: string[]) =>
    filesFor(files, new Set(basePaths))
      .map(({ url }) => url)
      .filter((url) => !pictures.has(url));
  for (const { basePath } of localePrefixes) {
    const stored = storedFor(basePath);
    expect(stored.length).toBeLessThan(WORKER_FETCHES);
    for (const encoding of ['br', 'gz'] as const)
      expect
        .soft(sum([...stored, 'sw.js'], encoding), `${basePath} ${encoding}`)
        .toBeLessThan(WORKER_KB[encoding]);
  }
  expect(sum([...storedFor(), 'sw.js'], 'br')).toBeLessThan(SPARING_KB);
});
