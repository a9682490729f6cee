import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileProblem, isWordFile, MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { fileSize } from '#features/analyzer/model/file-size.ts';
import { pageCount } from '#features/analyzer/model/page-count.ts';
import { nextProgress } from '#features/analyzer/model/progress.ts';
import * as sample from '#features/analyzer/model/sample.ts';
import { sheetAt } from '#features/analyzer/model/sheet.ts';
import { stepsAt } from '#features/analyzer/model/steps.ts';
import { bandOf } from '#site/score-bands.ts';
import { chance } from '../../support/chance.ts';
import { wordFile, zipOf } from '../../support/zip.ts';

const pdf = Buffer.from('%PDF-1.7');
const fileOf = (name: string, content: Buffer) => new File([Uint8Array.from(content)], name);

describe('a file for the analyzer', () => {
  test.each([
    { name: 'deck.pdf', content: pdf, expected: undefined },
    { name: 'DECK.PDF', content: Buffer.alloc(MAX_FILE_BYTES, '%PDF'), expected: undefined },
    { name: 'deck.pdf', content: Buffer.alloc(MAX_FILE_BYTES + 1, '%PDF'), expected: 'size' },
    { name: 'deck.pdf', content: wordFile(), expected: 'broken' },
    { name: 'deck.pptx', content: wordFile(), expected: 'type' },
    { name: 'empty.pdf', content: Buffer.alloc(0), expected: 'empty' },
    { name: 'empty.txt', content: Buffer.alloc(0), expected: 'type' },
    { name: 'huge.exe', content: Buffer.alloc(MAX_FILE_BYTES + 1), expected: 'size' },
    { name: 'plan.docx', content: wordFile(), expected: undefined },
    { name: 'plan.docx', content: pdf, expected: 'broken' },
    { name: 'short.docx', content: Buffer.from([0x50, 0x4b, 0x03, 0x04]), expected: 'broken' },
  ])('$name of $content.length bytes has the problem: $expected', async ({ name, content, expected }) => {
    expect(await fileProblem(fileOf(name, content))).toBe(expected);
  });

  test('a file that cannot be read is not reported as a file of another type', async () => {
    const file = fileOf('deck.pdf', pdf);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(fileProblem(file)).rejects.toThrow('gone');
  });
});

describe('only an archive of a Word document is a Word file', () => {
  const types = '[Content_Types].xml';
  test.each([
    ['as Word writes it', zipOf([types, '_rels/.rels', 'word/document.xml']), true],
    ['as Word for the web writes it', zipOf([types, 'word/document2.xml']), true],
    ['as a tool that counts writes it', zipOf([types, 'word/document12.xml']), true],
    ['with a comment at its end', zipOf([types, 'word/document.xml'], 'PK and more'), true],
    ['with something before it', Buffer.concat([pdf, zipOf([types, 'word/document.xml'])]), true],
    ['a workbook', zipOf([types, 'xl/workbook.xml']), false],
    ['slides', zipOf([types, 'ppt/presentation.xml']), false],
    ['photographs', zipOf(['word/document.jpg', 'holiday.jpg']), false],
    ['of a document and no table of contents', zipOf(['_rels/.rels', 'word/document.xml']), false],
    ['of a table of contents alone', zipOf([types]), false],
    ['of a folder that ends like Word’s', zipOf([types, 'password/document.xml']), false],
    ['of a file that begins like Word’s', zipOf([types, 'word/document.xml.bak']), false],
    ['of nothing', zipOf([]), false],
    ['cut off', zipOf([types, 'word/document.xml']).subarray(0, 80), false],
    ['no archive', Buffer.from('PK'), false],
  ])('%s', (_, archive, expected) => {
    expect(isWordFile(new Uint8Array(archive))).toBe(expected);
  });

  test('any damaged archive is read without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(100), (noise, at) => {
        const archive = Uint8Array.from(zipOf([types, 'word/document.xml']));
        archive.set(noise.subarray(0, archive.length - at), at);
        isWordFile(archive);
      }),
      chance,
    );
  });
});

test('a file size has three digits at most', () => {
  const read = (...sizes: number[]) => sizes.map((bytes) => Object.values(fileSize(bytes)).join(' '));
  expect(read(1, 67, 1000, 1023)).toEqual(['1 byte', '67 byte', '1 kilobyte', '1 kilobyte']);
  expect(read(10 * 1024, 999.4 * 1024)).toEqual(['10 kilobyte', '999 kilobyte']);
  const large = read(999.5 * 1024, 2.34 * 1024 * 1024, MAX_FILE_BYTES);
  expect(large).toEqual(['1 megabyte', '2.3 megabyte', '10 megabyte']);
});

test('a step of the simulated progress is always below 15, and the progress never passes 100', () => {
  expect(nextProgress(0, () => 0.999)).toBeLessThan(15);
  expect(nextProgress(40, () => 0)).toBe(40);
  expect(nextProgress(99, () => 0.9)).toBe(100);
});

describe('the sheet that the simulated analysis writes', () => {
  test.each([
    { percent: 0, hasName: false, rules: 0, bars: [0, 0, 0, 0], dots: 0, hasTotal: false },
    { percent: 15, hasName: true, rules: 3, bars: [0, 0, 0, 0], dots: 0, hasTotal: false },
    { percent: 20, hasName: true, rules: 4, bars: [0, 0, 0, 0], dots: 1, hasTotal: false },
    { percent: 35, hasName: true, rules: 4, bars: [0.75, 0, 0, 0], dots: 1, hasTotal: false },
    { percent: 55, hasName: true, rules: 4, bars: [1, 0.75, 0, 0], dots: 2, hasTotal: false },
    { percent: 75, hasName: true, rules: 4, bars: [1, 1, 0.75, 0], dots: 3, hasTotal: false },
    { percent: 95, hasName: true, rules: 4, bars: [1, 1, 1, 0.75], dots: 4, hasTotal: false },
    { percent: 100, hasName: true, rules: 4, bars: [1, 1, 1, 1], dots: 5, hasTotal: true },
  ])('at $percent %', ({ percent, ...expected }) => {
    expect(sheetAt(percent)).toEqual(expected);
  });

  test('sets the total only when the analysis is complete', () => {
    expect(sheetAt(99.99)).toMatchObject({ dots: 4, hasTotal: false });
  });
});

test('a score is good from 80, and fair from 60', () => {
  expect([100, 80, 79, 60, 59, 0].map(bandOf).join(' ')).toBe('good good fair fair poor poor');
});

describe('the sample report', () => {
  const { partScores } = sample;

  test('has the sections of docs/site.md in their order', () => {
    const sections = sample.reportSections.map(({ anchor }) => anchor.replace('report-', ''));
    expect(sections.join(' ')).toBe('overview financials team market technology scoring');
  });

  test('has an overall score that is the weighted mean of the other scores', () => {
    expect(partScores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const mean = partScores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    expect(Math.round(mean)).toBe(sample.scoreOf('overall'));
  });
});

/** Returns an archive with one file. */
const office = (text: string) => zipOf(['docProps/app.xml'], '', deflateRawSync(text), 8);
const stored = (text: string) => zipOf(['docProps/app.xml'], '', Buffer.from(text));

const pdfOf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`);
const app = (inner: string) => `<?xml version="1.0"?><Properties>${inner}</Properties>`;
const linearized = (bytes: number) => pdfOf(`1 0 obj<</Linearized 1/L ${bytes}/N 23>>endobj`.padEnd(60));

const nine = '2 0 obj<</Type/Pages/Count 9>>endobj';

describe('the page count of a document is read, or unknown', () => {
  test.each([
    ['Word, deflated', office(app('<Pages>12</Pages>')), 12],
    ['Word, stored', stored(app('<Pages>3</Pages>')), 3],
    ['properties without pages', office(app('')), undefined],
    ['zero pages', office(app('<Pages>0</Pages>')), undefined],
    ['more than the limit', office(app('<Pages>999999</Pages>')), undefined],
    ['after a megabyte of spaces', office(' '.repeat(1_000_000) + app('<Pages>4</Pages>')), undefined],
    ['a PDF by its tree', pdfOf('2 0 obj<</Type /Pages /Kids [] /Count 17>>endobj'), 17],
    ['a PDF with a deeper tree', pdfOf(`${nine} 3 0 obj<</Type/Pages/Parent 2 0 R/Count 4>>endobj`), 9],
    ['a PDF that was changed', pdfOf(`${nine} %%EOF 2 0 obj<</Type/Pages/Count 8>>endobj`), 8],
    ['a count in another object', pdfOf('2 0 obj<</Type/Pages/Count 9 0 R>>endobj'), undefined],
    ['single pages', pdfOf('3 0 obj<</Type/Page>>endobj 4 0 obj<</Type /Page>>endobj'), 2],
    ['compressed objects', pdfOf('3 0 obj<</Type/Page>>endobj 4 0 obj<</Type/ObjStm>>endobj'), undefined],
    ['linearized', linearized(linearized(100).length), 23],
    ['linearized and changed', linearized(100 + linearized(100).length), undefined],
    ['no pages', pdfOf('1 0 obj<</Type/Catalog>>endobj'), undefined],
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
