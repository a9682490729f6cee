import { describe, expect, test } from 'vitest';
import {
  addMark,
  exportedMarks,
  inTextOrder,
  type Mark,
  markedTexts,
  marksOf,
  parseMarks,
  removeMark,
  serializeMarks,
} from '#features/reading/model/marks.ts';
import { findQuote, quoteOf } from '#features/reading/model/quote.ts';

const TEXT =
  'Count by cohort. A stage that stops almost nobody is no filter, and a filter that stops everybody is a wall.\nCount by cohort. Then compare the reasons with the thesis that you have written down.';
const span = (part: string, from = 0) => {
  const start = TEXT.indexOf(part, from);
  return { start, end: start + part.length };
};
const quote = (part: string, from = 0) => {
  const found = quoteOf(TEXT, span(part, from));
  if (!found) throw new Error(`"${part}" is not in the text.`);
  return found;
};

describe('a quote', () => {
  test('holds the passage without spaces at its ends, and the text around it', () => {
    expect(quote(' no filter, ')).toEqual({
      exact: 'no filter,',
      prefix: 'age that stops almost nobody is ',
      suffix: ' and a filter that stops everybo',
    });
    expect(quoteOf(TEXT, { start: 6, end: 6 })).toBeUndefined();
    expect(quoteOf(' \n ', { start: 0, end: 3 })).toBeUndefined();
  });

  test('is found again by the text around it if the passage occurs several times', () => {
    const second = TEXT.lastIndexOf('Count');
    expect(findQuote(TEXT, quote('Count by cohort.'))?.start).toBe(0);
    expect(findQuote(TEXT, quote('Count by cohort.', second))?.start).toBe(second);
  });

  test.each([
    ['another paragraph comes first', `A new beginning.\n${TEXT}`, 'A stage that stops almost nobody'],
    [
      'a word in the passage changes',
      TEXT.replace('almost nobody', 'few'),
      'A stage that stops few is no filter',
    ],
  ])('is found if %s', (_, changed, expected) => {
    const found = findQuote(changed, quote('A stage that stops almost nobody is no filter'));
    expect(found && changed.slice(found.start, found.end)).toContain(expected);
  });

  test('is found by its own ends if both the passage and the text around it change', () => {
    const long = quote(
      'A stage that stops almost nobody is no filter, and a filter that stops everybody is a wall.',
    );
    const changed = `New. A stage that stops almost nobody was no filter; a filter that stops everybody is a wall. New.`;
    const found = findQuote(changed, long);
    expect(found && changed.slice(found.start, found.end)).toBe(changed.slice(5, -5));
  });

  test('is not found if the text no longer has the passage', () => {
    expect(findQuote('Another text.', quote('almost nobody'))).toBeUndefined();
  });
});

describe('the marks', () => {
  const mark = (exact: string, path = '/insights/kpi'): Mark => ({
    path,
    language: 'de',
    title: 'Kennzahlen',
    exact,
    prefix: '',
    suffix: '',
  });
  const [one, two, other] = [mark('one'), mark('two\nlines'), { ...mark('x', '/blog/esg'), title: 'ESG' }];

  test('hold each passage once, and lose only the removed one', () => {
    const marks = addMark(addMark([one], two), { ...one });
    expect(marks).toEqual([one, two]);
    expect(removeMark(marks, { ...one })).toEqual([two]);
    expect(marksOf([...marks, other], other)).toEqual([other]);
    expect(marksOf(marks, { ...one, language: 'it' })).toEqual([]);
  });

  test('are read as they were written, and anything else is ignored', () => {
    expect(parseMarks(serializeMarks([one, two]))).toEqual([one, two]);
    expect(serializeMarks([])).toBe('');
    for (const text of [null, '', '{', '{}', '[1, null, {"path":"/"}]']) expect(parseMarks(text)).toEqual([]);
  });

  test('of one text are sorted in the order of the text, and marks that it no longer contains come last', () => {
    const text = 'two\nlines, and one, and x';
    const lost = mark('three');
    const sorted = inTextOrder([other, lost, one, mark('x', '/insights/esg'), two], text, one);
    expect(sorted).toEqual([other, two, one, lost, mark('x', '/insights/esg')]);
    expect(inTextOrder([other], text, one)).toEqual([other]);
    expect(inTextOrder([other, two], text, one)).toEqual([other, two]);
  });

  test('are grouped by the texts that contain them', () => {
    expect(markedTexts([one, other, two])).toEqual([
      { address: '/de/insights/kpi', language: 'de', title: 'Kennzahlen', marks: [one, two] },
      { address: '/de/blog/esg', language: 'de', title: 'ESG', marks: [other] },
    ]);
  });

  test('are exported as plain text under the title and the address of their text', () => {
    expect(exportedMarks([one, other, two], 'https://vaglio.example')).toBe(
      'Kennzahlen\nhttps://vaglio.example/de/insights/kpi\n\none\n\n* * *\n\ntwo\n\nlines\n\n\nESG\nhttps://vaglio.example/de/blog/esg\n\nx\n',
    );
  });
});
