import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCount } from '#features/analyzer/model/page-count.ts';
import { stepsAt } from '#features/analyzer/model/steps.ts';
import { chance } from '../../support/chance.ts';
import { zipOf } from '../../support/zip.ts';

/** Returns an archive with one file. */
const office = (text: string) => zipOf(['docProps/app.xml'], '', deflateRawSync(text), 8);
const stored = (text: string) => zipOf(['docProps/app.xml'], '', Buffer.from(text));

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`);
const app = (inner: string) => `<?xml version="1.0"?><Properties>${inner}</Properties>`;
const linearized = (bytes: number) => pdf(`1 0 obj<</Linearized 1/L ${bytes}/N 23>>endobj`.padEnd(60));

const nine = '2 0 obj<</Type/Pages/Count 9>>endobj';

describe('the pages of a document', () => {
  test.each([
    ['Word, deflated', office(app('<Pages>12</Pages>')), 12],
    ['Word, stored', stored(app('<Pages>3</Pages>')), 3],
    ['properties without pages', office(app('')), undefined],
    ['zero pages', office(app('<Pages>0</Pages>')), undefined],
    ['more than the limit', office(app('<Pages>999999</Pages>')), undefined],
    ['after a megabyte of spaces', office(' '.repeat(1_000_000) + app('<Pages>4</Pages>')), undefined],
    ['a PDF by its tree', pdf('2 0 obj<</Type /Pages /Kids [] /Count 17>>endobj'), 17],
    ['a PDF with a deeper tree', pdf(`${nine} 3 0 obj<</Type/Pages/Parent 2 0 R/Count 4>>endobj`), 9],
    ['a PDF that was changed', pdf(`${nine} %%EOF 2 0 obj<</Type/Pages/Count 8>>endobj`), 8],
    ['a count in another object', pdf('2 0 obj<</Type/Pages/Count 9 0 R>>endobj'), undefined],
    ['single pages', pdf('3 0 obj<</Type/Page>>endobj 4 0 obj<</Type /Page>>endobj'), 2],
    ['compressed objects', pdf('3 0 obj<</Type/Page>>endobj 4 0 obj<</Type/ObjStm>>endobj'), undefined],
    ['linearized', linearized(linearized(100).length), 23],
    ['linearized and changed', linearized(100 + linearized(100).length), undefined],
    ['no pages', pdf('1 0 obj<</Type/Catalog>>endobj'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('%s', async (_, content, expected) => {
    expect(await pageCount(content)).toBe(expected);
  });

  test('a damaged file never throws, and its count stays within the limits', async () => {
    const whole = office(app('<Pages>12</Pages>'));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), fc.nat(whole.length), async (noise, at) => {
        const content = Uint8Array.from(whole);
        content.set(noise.subarray(0, content.length - at), at);
        const count = await pageCount(content);
        expect(count === undefined || (count >= 1 && count <= 50_000)).toBe(true);
      }),
      chance,
    );
  });
});

test('the steps of the demonstration follow one another, and an unknown page count has no step', () => {
  expect(stepsAt(0, undefined).map(({ id }) => id)).toEqual(['file', 'parameters', 'report']);
  expect(stepsAt(0, 3).map(({ id }) => id)).toEqual(['file', 'pages', 'parameters', 'report']);
  const statesAt = (percent: number) => stepsAt(percent, 3).map(({ state }) => state);
  expect(statesAt(0)).toEqual(['now', 'next', 'next', 'next']);
  expect(statesAt(30)).toEqual(['done', 'now', 'next', 'next']);
  expect(statesAt(80)).toEqual(['done', 'done', 'done', 'now']);
  expect(statesAt(100)).toEqual(['done', 'done', 'done', 'done']);
});
