import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, localePrefixes, matchRoute } from '#router/model/addresses.ts';
import type { RouteId } from '#site/routes.ts';
import { notFoundPages, pages } from '../support/content.ts';
import { attributesOf, complaints, fileOf, htmlOf } from '../support/html.ts';

const written = [...pages, ...notFoundPages];

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Returns the body of a page without the data for its scripts. */
function bodyOf(address: string): string {
  const html = htmlOf(address);
  return html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
}

test('every page has its language, one title, one main element and one h1', () => {
  const wrong = complaints(written, ({ address, locale }) => [
    !htmlOf(address).includes(`<html lang="${locale}"`) && 'another language',
    count(htmlOf(address), /<title>[^<]{10,}<\/title>/g) !== 1 && 'title',
    count(bodyOf(address), /<main/g) !== 1 && 'main',
    count(bodyOf(address), /<h1/g) !== 1 && 'h1',
  ]);
  expect(wrong).toEqual([]);
});

test('no page has anything that the policy forbids, or head elements in its body', () => {
  const wrong = complaints(written, ({ address }) => [
    htmlOf(address).includes(' style="') && 'a style in place',
    count(htmlOf(address), /<script>/g) !== 1 && 'inline scripts',
    /<(?:script|title|meta|link)\b/.test(bodyOf(address)) && 'head tags in the body',
  ]);
  expect(wrong).toEqual([]);
});

/** Returns how deep React's Suspense boundaries lie in each other. Their ends begin with a slash. */
function boundaryDepth(html: string): number {
  let depth = 0;
  const depths = [...html.matchAll(/<!--(\/?)\$-->/g)].map(([, end]) => (depth += end ? -1 : 1));
  return Math.max(...depths);
}

test('each section is hydrated separately, and none after the page counts as hydrated', () => {
  expect(boundaryDepth(bodyOf('/it'))).toBe(2);
  // `Hydrated` in App.tsx is in a boundary of the second level.
  expect(complaints(written, ({ address }) => [boundaryDepth(bodyOf(address)) > 2 && 'deeper'])).toEqual([]);
});

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
const ids = new Map(written.map(({ address }) => [address, idsIn(bodyOf(address))]));

test('no id occurs twice on a page', () => {
  const wrong = complaints(written, ({ address }) => {
    const own = ids.get(address) ?? [];
    return own.filter((id, index) => own.indexOf(id) !== index);
  });
  expect(wrong).toEqual([]);
});

test('every internal link leads to an existing page and an existing anchor', () => {
  const wrong = complaints(written, ({ address, basePath }) => {
    const targets = attributesOf(bodyOf(address), 'a').map(({ href = '' }) => href);
    const own = targets.filter((href) => /^[/#]/.test(href));
    const lost = own.filter((href) => {
      const [target = '', anchor] = href.split('#');
      const page = target.replace(/\?.*/, '') || address;
      const file = /\.\w+$/.test(page) ? join('dist', page) : fileOf(page);
      return !existsSync(file) || (anchor && !ids.get(page)?.includes(anchor));
    });
    return [...lost, !targets.includes(addressOf('/', basePath)) && 'no way home'];
  });
  expect(wrong).toEqual([]);
});

test('the home pages have the anchors that src/site/navigation.ts names', () => {
  const anchors = 'workflow pricing faq contact-form contact roi-calculator-section user-flow'.split(' ');
  const homes = pages.filter(({ route }) => route.id === 'home');
  expect(complaints(homes, ({ address }) => anchors.filter((id) => !ids.get(address)?.includes(id)))).toEqual(
    [],
  );
});

/** The analyzer opens its report after the analysis of a deck, so no link leads there. */
const withoutLink = new Set<RouteId>(['analyzer-results']);

test.each(localePrefixes)('every page of "$base" is reachable by links from its home', ({ basePath }) => {
  const reached = new Set([addressOf('/', basePath)]);
  for (const address of reached) {
    for (const { href = '' } of attributesOf(htmlOf(address), 'a')) {
      const [target = ''] = href.split(/[?#]/);
      if (target && matchRoute(target).basePath === basePath && existsSync(fileOf(target)))
        reached.add(target);
    }
  }
  const missed = pages.filter((page) => page.basePath === basePath && !reached.has(page.address));
  expect(missed.filter(({ route }) => !withoutLink.has(route.id)).map(({ address }) => address)).toEqual([]);
});

const sheets = new Map(
  readdirSync('dist/assets')
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`assets/${name}`, readFileSync(join('dist/assets', name), 'utf8')]),
);
const named = new Set([...sheets.values()].join('').match(/\.[\w-]+/g));

test('every page links the styles of all its classes, with the cascade layers in their order', () => {
  const wrong = complaints(written, ({ address }) => {
    const html = htmlOf(address);
    const linked = [...html.matchAll(/rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
    const css = linked.map(([, file = '']) => sheets.get(file)).join('');
    const styled = new Set(css.match(/\.[\w-]+/g));
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
    const isBare = (name: string) =>
      name === 'undefined' || (named.has(`.${name}`) && !styled.has(`.${name}`));
    const layers = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, list = '']) => list.split(/, ?/));
    return [
      ...new Set(classes.filter(isBare)),
      [...new Set(layers)].join() !== 'reset,tokens,base,components,blocks,pages,print' && layers.join(),
    ];
  });
  expect(wrong).toEqual([]);
});
