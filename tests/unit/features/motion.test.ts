import { describe, expect, it } from 'vitest';
import { countedText } from '#features/motion/model/counting.ts';

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
