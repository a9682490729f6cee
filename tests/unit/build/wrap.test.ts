import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrap, wrapEvenly } from '#build/cards/wrap.ts';
import { chance } from '../../support/chance.ts';

const widthOf = (text: string) => text.length;
const word = fc.string({ unit: fc.constantFrom('a', 'ß', '\u00a0'), minLength: 1, maxLength: 12 });
const words = fc.array(word, { minLength: 1, maxLength: 20 });

test('each line holds as many words as fit', () => {
  expect(wrap('Die Zukunft der Due Diligence', 11, widthOf)).toEqual(['Die Zukunft', 'der Due', 'Diligence']);
  expect(wrap('Datenschutzerklärung lesen', 10, widthOf)).toEqual(['Datenschutzerklärung', 'lesen']);
});

test('lines are balanced without an additional line', () => {
  expect(wrapEvenly('aaaa bbbb cccc dddd', 14, widthOf)).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('no word is lost or cut, and every line fits the width', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 12, max: 60 }), (list, width) => {
      const text = list.join(' ');
      const lines = wrapEvenly(text, width, widthOf);
      expect(lines.join(' ')).toBe(text);
      expect(lines.length).toBe(wrap(text, width, widthOf).length);
      expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
    }),
    chance,
  );
});
