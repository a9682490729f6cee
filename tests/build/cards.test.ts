import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH } from '#build/cards/card.ts';
import { languages } from '#site/languages.ts';
import { pages } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const SITE = 'https://vaglio.example';
/** kB of 1000 bytes. */
const CARD_KB = 80;

const found = pages.filter(({ route }) => !route.unindexed);
const cardOf = (address: string) =>
  attributesOf(htmlOf(address), 'meta').find(({ property }) => property === 'og:image')?.content ?? '';
const files = readdirSync('dist/cards', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => `/cards/${file}`);

/** Red, green, blue and opacity of each pixel as one number. */
const pixelsOf = (data: ReturnType<typeof decode>['data']) => new Uint32Array(Uint8Array.from(data).buffer);

describe.each(files)('%s', (file) => {
  const content = readFileSync(join('dist', file));

  test('is a picture in PNG of the size that networks ask for, and small', () => {
    const { width, height, data } = decode(content);
    expect([width, height]).toEqual([1200, 630]);
    expect([CARD_WIDTH, CARD_HEIGHT]).toEqual([width, height]);
    expect(content.length / 1000).toBeLessThan(CARD_KB);
    // Paper alone, or no ink on it, is no card.
    expect(new Set(pixelsOf(data)).size).toBeGreaterThan(30);
  });

  test('keeps its text clear of the edges and of the dots', () => {
    const { width, height, data } = decode(content);
    const pixels = pixelsOf(data);
    const [paper] = pixels;
    const isEmpty = (left: number, top: number, right: number, bottom: number) => {
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) if (pixels[y * width + x] !== paper) return `${x}, ${y}`;
      }
      return true;
    };
    expect(isEmpty(0, 0, 60, height)).toBe(true);
    expect(isEmpty(60, 0, 820, 50)).toBe(true);
    expect(isEmpty(60, height - 50, 820, height)).toBe(true);
    expect(isEmpty(820, 0, 855, height)).toBe(true);
    // Between brand and text.
    expect(isEmpty(60, 120, 820, 140)).toBe(true);
  });
});

test('every page that is meant to be found has its card, and no card is without a page', () => {
  const used = new Set(found.map(({ address }) => cardOf(address).slice(SITE.length)));
  for (const file of used) expect(existsSync(join('dist', file)), file).toBe(true);
  expect([...used].sort()).toEqual(files.sort());
});

test('pages and languages have cards of their own; the edition without a prefix has the Italian ones', () => {
  const prefixed = found.filter(({ base }) => base).map(({ address }) => cardOf(address));
  expect(new Set(prefixed).size).toBe(prefixed.length);
  // An English article under the same heading looks the same in two languages, but no two pages of one do.
  for (const { code } of languages) {
    const own = files.filter((file) => file.startsWith(`/cards/${code}/`));
    const pictures = own.map((file) => readFileSync(join('dist', file)).toString('base64'));
    expect(new Set(pictures).size).toBe(own.length);
  }
  for (const { address, path } of found.filter(({ base }) => base === '')) {
    expect(cardOf(address)).toBe(cardOf(path === '/' ? '/it' : `/it${path}`));
  }
});

test('the worker stores no cards', () => {
  expect(readFileSync('dist/sw.js', 'utf8')).not.toMatch(/url"?:\s*["'`]cards\//);
});
