import { describe, expect, it } from 'vitest';
import { countedFrames, countedText } from '#features/motion/model/counting.ts';

describe('a text on the way to its figure', () => {
  it.each([
    ['98,5%', 0.5, '49,3%'],
    ['98.5%', 0.5, '49.3%'],
    ['98,5 %', 0, '0,0 %'],
    ['147 ore', 0.335, '49 ore'],
    ['80 %', 0.999, '80 %'],
  ])('%s at %d is %s', (final, share, text) => {
    expect(countedText(final, share)).toBe(text);
  });

  it.each(['98,5%', '147 h', '80 %', 'no figure'])('%s ends as it is', (final) => {
    expect(countedText(final, 1)).toBe(final);
  });
});

describe('the film of a figure', () => {
  it.each([
    ['98,5%', '88,7%'],
    ['147 h', '132 h'],
    ['80 %', '72 %'],
  ])('of %s begins near it, at %s, slows down and ends as it is', (final, first) => {
    const frames = countedFrames(final, 50);
    expect(frames).toHaveLength(50);
    expect([frames[0], frames.at(-1)]).toEqual([first, final]);
    const figures = frames.map((text) => Number.parseFloat(text.replace(',', '.')));
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    const [start = 0, half = 0, end = 0] = [figures[0], figures[25], figures.at(-1)];
    expect(half - start).toBeGreaterThan(0.8 * (end - start));
  });
});
