import { describe, expect, test } from 'vitest';
import { fileProblem, MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { nextProgress } from '#features/analyzer/model/progress.ts';
import { bandOf } from '#features/analyzer/model/sample.ts';

const pdf = [0x25, 0x50, 0x44, 0x46];
const zip = [0x50, 0x4b, 0x03, 0x04];

describe('a file for the analyzer', () => {
  test.each([
    { name: 'deck.pdf', size: 1, start: pdf, expected: undefined },
    { name: 'DECK.PDF', size: MAX_FILE_BYTES, start: pdf, expected: undefined },
    { name: 'plan.docx', size: 1, start: zip, expected: undefined },
    { name: 'deck.pdf', size: MAX_FILE_BYTES + 1, start: pdf, expected: 'size' },
    { name: 'deck.pdf', size: 4, start: zip, expected: 'type' },
    { name: 'plan.docx', size: 4, start: pdf, expected: 'type' },
    { name: 'deck.pptx', size: 4, start: zip, expected: 'type' },
    { name: 'empty.pdf', size: 0, start: [], expected: 'type' },
    { name: 'huge.exe', size: MAX_FILE_BYTES + 1, start: [], expected: 'size' },
  ])('$name of $size bytes: $expected', ({ expected, ...facts }) => {
    expect(fileProblem(facts)).toBe(expected);
  });
});

describe('the simulated progress', () => {
  test('a step is below 15, whatever chance says', () => {
    expect(nextProgress(0, () => 0.999)).toBeLessThan(15);
    expect(nextProgress(40, () => 0)).toBe(40);
  });

  test('it never passes 100', () => {
    expect(nextProgress(99, () => 0.9)).toBe(100);
  });
});

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
  [0, 'poor'],
])('a score of %i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});
