import { expect, test } from 'vitest';
import { drawPipeline, memoranda } from '#pages/home/pipeline.ts';
import { startupsLeft } from '#site/sample-content.ts';

test('the drawn pipeline has the counts of the sentences next to it', () => {
  const { passed, dropped, threads } = drawPipeline();
  const at = (x: number) => [...passed, ...dropped].filter((dot) => dot.x >= x && dot.x < x + 260).length;
  expect([at(5), at(343), at(681), memoranda.length]).toEqual([...startupsLeft]);
  const passedAt = (x: number) => passed.filter((dot) => dot.x >= x && dot.x < x + 260).length;
  // The startups that pass a step are the startups of the next step.
  expect([passedAt(5), passedAt(343), passedAt(681)]).toEqual(startupsLeft.slice(1));
  expect(threads.match(/M/g)).toHaveLength(10 + 8 + 4);
  expect(threads).not.toContain('NaN');
});
