import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { palette } from '#site/brand.ts';
import { locales } from '#site/locales.ts';
import { pages } from '../support/content.ts';
import { attributesOf, complaints, htmlOf, SITE } from '../support/html.ts';

const found = pages.filter(({ route }) => !route.unindexed);
const contentOf = (address: string, name: string) =>
  attributesOf(htmlOf(address), 'meta').find(({ property }) => property === name)?.content ?? '';
/** Maps the address of each page to the file of its card. */
const cards = new Map(
  found.map(({ address }) => [address, contentOf(address, 'og:image').slice(SITE.length)]),
);
const files = readdirSync('dist/cards', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => ({ address: `/cards/${file}`, content: readFileSync(join('dist/cards', file)) }));

test('every indexed page has its card, and every card has a page', () => {
  expect([...new Set(cards.values())].sort()).toEqual(files.map(({ address }) => address).sort());
});

test('every card is a small picture in the size that social networks require', () => {
  const wrong = complaints(files, ({ content }) => [
    content.toString('latin1', 1, 4) !== 'PNG' && 'no PNG',
    `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}` !== '1200x630' && 'size',
    content.length > 80_000 && `${content.length} bytes`,
  ]);
  expect(wrong).toEqual([]);
});

test('no two cards of a locale are equal, and the pages without a prefix have the Italian cards', () => {
  for (const { code } of locales) {
    const own = files.filter(({ address }) => address.startsWith(`/cards/${code}/`));
    expect(new Set(own.map(({ content }) => content.toString('base64'))).size).toBe(own.length);
  }
  for (const { address, path } of found.filter(({ basePath }) => basePath === ''))
    expect.soft(cards.get(address), address).toBe(cards.get(path === '/' ? '/it' : `/it${path}`));
});

test('only the home page of each locale has a card with the contradiction', () => {
  const [amber = ''] = palette.amber;
  const hasAmber = ({ content }: (typeof files)[number]) => {
    const { data, channels } = decode(content);
    const hexAt = (index: number) => Buffer.from(data.slice(index, index + 3)).toString('hex');
    return Array.from({ length: data.length / channels }, (_, pixel) => pixel * channels).some(
      (index) => `#${hexAt(index)}` === amber.toLowerCase(),
    );
  };
  const samples = files.filter(({ address }) => /\/(home|pricing)\./.test(address));
  expect(samples.filter(hasAmber).map(({ address }) => address)).toEqual(
    samples.filter(({ address }) => address.includes('/home.')).map(({ address }) => address),
  );
});

/** The cards with the longest titles of all locales, which have the least space. */
const longest = found
  .filter(({ basePath }) => basePath)
  .map(({ address }) => ({ address, title: contentOf(address, 'og:title') }))
  .sort((a, b) => b.title.length - a.title.length)
  .slice(0, 6)
  .map(({ address }) => cards.get(address) ?? '');

test.each(longest)('%s has no text near the edges or the drawing', (file) => {
  const { width, height, data } = decode(readFileSync(join('dist', file)));
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  const [paper] = pixels;
  const isEmpty = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (pixels[y * width + x] !== paper) return `${x}, ${y}`;
    return true;
  };
  // An empty card has only a few colours.
  expect(new Set(pixels).size).toBeGreaterThan(30);
  expect(isEmpty(0, 0, 60, height)).toBe(true);
  expect(isEmpty(60, 0, 820, 50)).toBe(true);
  expect(isEmpty(60, height - 50, 820, height)).toBe(true);
  expect(isEmpty(820, 0, 855, height)).toBe(true);
  // The gap between brand and text.
  expect(isEmpty(60, 120, 820, 140)).toBe(true);
});
