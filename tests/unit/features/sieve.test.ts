import { expect, test } from 'vitest';
import { drawSieve, memoranda } from '#pages/home/sieve.ts';
import { startupsLeft } from '#site/sample-content.ts';

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
