import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { locales } from '#site/locales.ts';
import { pages } from '../support/content.ts';
import { attributesOf, complaints, htmlOf, SITE } from '../support/html.ts';

const found = pages.filter(({ route }) => !route.unindexed);
const contentOf = (address: string, name: string) =>
  attributesOf(htmlOf(address), 'meta').find(({ property }) => property === name)?.content ?? '';
/** By address, the file of its card. */
const cards = new Map(
  found.map(({ address }) => [address, contentOf(address, 'og:image').slice(SITE.length)]),
);
const files = readdirSync('dist/cards', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => ({ address: `/cards/${file}`, content: readFileSync(join('dist/cards', file)) }));

test('every page that is meant to be found has its card, and no card is without a page', () => {
  expect([...new Set(cards.values())].sort()).toEqual(files.map(({ address }) => address).sort());
});

test('every card is a small picture of the size that networks ask for', () => {
  const wrong = complaints(files, ({ content }) => [
    content.toString('latin1', 1, 4) !== 'PNG' && 'no PNG',
    `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}` !== '1200x630' && 'size',
    content.length > 80_000 && `${content.length} bytes`,
  ]);
  expect(wrong).toEqual([]);
});

test('no two cards of a language are alike; the edition without a prefix has the Italian ones', () => {
  for (const { code } of locales) {
    const own = files.filter(({ address }) => address.startsWith(`/cards/${code}/`));
    expect(new Set(own.map(({ content }) => content.toString('base64'))).size).toBe(own.length);
  }
  for (const { address, path } of found.filter(({ basePath }) => basePath === ''))
    expect.soft(cards.get(address), address).toBe(cards.get(path === '/' ? '/it' : `/it${path}`));
});

/** The longest titles of all languages, which are the first to have no room. */
const longest = found
  .filter(({ basePath }) => basePath)
  .map(({ address }) => ({ address, title: contentOf(address, 'og:title') }))
  .sort((a, b) => b.title.length - a.title.length)
  .slice(0, 6)
  .map(({ address }) => cards.get(address) ?? '');

test.each(longest)('%s keeps its text clear of the edges and of the drawing', (file) => {
  const { width, height, data } = decode(readFileSync(join('dist', file)));
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  const [paper] = pixels;
  const isEmpty = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (pixels[y * width + x] !== paper) return `${x}, ${y}`;
    return true;
  };
  // Paper alone, or no ink on it, is no card.
  expect(new Set(pixels).size).toBeGreaterThan(30);
  expect(isEmpty(0, 0, 60, height)).toBe(true);
  expect(isEmpty(60, 0, 820, 50)).toBe(true);
  expect(isEmpty(60, height - 50, 820, height)).toBe(true);
  expect(isEmpty(820, 0, 855, height)).toBe(true);
  // Between brand and text.
  expect(isEmpty(60, 120, 820, 140)).toBe(true);
});
