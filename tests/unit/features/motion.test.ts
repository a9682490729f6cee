import { expect, test } from 'vitest';
import { countedFrames, countedText } from '#features/motion/model/counting.ts';

test('an animated figure has the format of its final text and ends with that text', () => {
  expect([countedText('98,5%', 0.5), countedText('98.5%', 0.5)]).toEqual(['49,3%', '49.3%']);
  expect([countedText('98,5 %', 0), countedText('80 %', 0.999)]).toEqual(['0,0 %', '80 %']);
  expect(countedText('147 ore', 0.335)).toBe('49 ore');
  for (const final of ['98,5%', '147 h', 'no figure']) expect(countedText(final, 1)).toBe(final);
});

test.each([
  ['98,5%', '88,7%'],
  ['147 h', '132 h'],
  ['80 %', '72 %'],
])('the frames of %s begin near it, at %s, slow down and end with the final text', (final, first) => {
  const frames = countedFrames(final, 50);
  expect(frames).toHaveLength(50);
  expect([frames[0], frames.at(-1)]).toEqual([first, final]);
  const figures = frames.map((text) => Number.parseFloat(text.replace(',', '.')));
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  const [start = 0, half = 0, end = 0] = [figures[0], figures[25], figures.at(-1)];
  expect(half - start).toBeGreaterThan(0.8 * (end - start));
});
