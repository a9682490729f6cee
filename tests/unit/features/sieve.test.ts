import { expect, test } from 'vitest';
import { drawSieve, memoranda } from '#pages/home/sieve.ts';
import { startupsLeft } from '#site/sample-content.ts';
import { fieldOf, sizeOfField } from '#ui/dots.ts';

test('the drawn sieve counts what the sentences beside it say', () => {
  const { kept, dropped, threads } = drawSieve();
  const at = (x: number) => [...kept, ...dropped].filter((dot) => dot.x >= x && dot.x < x + 260).length;
  expect([at(5), at(343), at(681), memoranda.length]).toEqual([...startupsLeft]);
  const keptAt = (x: number) => kept.filter((dot) => dot.x >= x && dot.x < x + 260).length;
  // Those that go on from a step are those that the next one begins with.
  expect([keptAt(5), keptAt(343), keptAt(681)]).toEqual(startupsLeft.slice(1));
  expect(threads.match(/M/g)).toHaveLength(10 + 8 + 4);
  expect(threads).not.toContain('NaN');
});

test('a field has as many dots as it counts, and holds them', () => {
  const grid = { columns: 20, pitch: 24, inset: 6 };
  const dots = fieldOf(45, grid);
  const { width, height } = sizeOfField(45, grid);
  expect(dots).toHaveLength(45);
  expect(dots.every(({ x, y }) => x >= 6 && x <= width - 6 && y >= 6 && y <= height - 6)).toBe(true);
  expect({ width, height }).toEqual({ width: 468, height: 60 });
});
