import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkFiles, chunkTest } from '#build/chunks.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));

const lists = Object.entries(chunkFiles).flatMap(([chunk, paths]) =>
  paths.map((path) => [chunk, path] as const),
);

test.each(lists)('the chunk %s names a file or folder that exists: %s', (_, path) => {
  const start = join('src', path);
  expect(files.filter((file) => file.startsWith(path.endsWith('/') ? start : `${start}.`))).not.toEqual([]);
});

test('chunkTest matches a file by its complete name', () => {
  expect(chunkTest('inner').test('/site/src/components/Section.tsx')).toBe(true);
  expect(chunkTest('inner').test('/site/src/components/SectionHead.tsx')).toBe(false);
  expect(chunkTest('app').test('/site/src/styles/tokens.css')).toBe(true);
});
