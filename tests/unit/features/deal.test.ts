import { describe, expect, test } from 'vitest';
import { art, figuresIn, figuresOn, formulas, sheetIds, sheets } from '#features/deal/model/documents.ts';
import { evidencePath } from '#features/deal/model/evidence.ts';
import {
  COMPUTED,
  figures,
  groups,
  isDisputed,
  neighbourOf,
  STATED,
  VALUATION,
} from '#features/deal/model/figures.ts';
import { swipeStep } from '#features/deal/model/swipe.ts';

const rows = (number: number) => sheets.model.rows.find(({ row }) => row === number)?.values ?? [];
const at = (number: number) => rows(number).at(-1) ?? Number.NaN;

describe('a swipe over a figure', () => {
  test.each([
    ['to the left opens the next figure', -60, 10, 1],
    ['to the right opens the previous figure', 60, -10, -1],
    ['that is short opens nothing', -40, 0, undefined],
    ['that scrolls the page opens nothing', -60, 40, undefined],
  ])('%s', (_, across, down, step) => {
    expect(swipeStep({ x: 200, y: 300 }, { x: 200 + across, y: 300 + down })).toBe(step);
  });
});

describe('the sample deal', () => {
  test('has twenty figures in five groups, each in a page or sheet that is drawn', () => {
    expect(figures).toHaveLength(20);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(20);
    expect([...new Set(figures.map(({ group }) => group))]).toEqual(groups);
    const pages = figures.flatMap(({ documentRef }) => ('page' in documentRef ? [documentRef.page] : []));
    expect([...new Set(pages)].sort((a, b) => a - b)).toEqual(Object.keys(art).map(Number));
    const onPages = Object.keys(art).flatMap((page) => figuresOn(Number(page)));
    expect(onPages.length + sheetIds.flatMap(figuresIn).length).toBe(20);
  });

  test('has a cell with a value for every figure of a sheet', () => {
    for (const { documentRef } of figures) {
      if (!('sheet' in documentRef)) continue;
      const { columns, rows: lines } = sheets[documentRef.sheet];
      const line = [...lines].find(({ row }) => row === documentRef.row);
      expect(line?.values).toHaveLength(columns.length);
      expect(line?.values['CDEF'.indexOf(documentRef.column)]).toBeGreaterThan(0);
    }
  });

  test('adds up in every displayed year', () => {
    for (const year of [0, 1, 2, 3]) {
      const value = (row: number) => rows(row)[year] ?? Number.NaN;
      expect(value(14) + value(15)).toBe(value(16));
      expect(value(16) - value(20)).toBe(value(21));
      expect(value(21) / value(16)).toBeCloseTo(value(22), 2);
      expect([25, 26, 27, 28].map(value).reduce((sum, cost) => sum + cost)).toBe(value(30));
      expect(Math.abs(value(29) + value(30) - value(21) / 12 - value(31))).toBeLessThan(350);
      expect(Math.round(value(32) / value(31))).toBe(value(33));
      expect(value(38) / value(39) / 1_000_000).toBeCloseTo(value(40), 3);
    }
    expect(
      sheets['cap-table'].rows.map(({ values: [share] }) => share).reduce((sum, share) => sum + share, 0),
    ).toBe(1);
    for (const { values } of sheets.customers.rows) expect(values[0] / at(13)).toBeCloseTo(values[1], 2);
    expect(Object.keys(formulas).sort()).toEqual(['D2', 'F22', 'F31', 'F33', 'F40']);
  });

  test('contradicts itself in two figures only, and the row between them is their difference', () => {
    expect(figures.filter(isDisputed).map(({ id }) => id)).toEqual(['stated', 'computed']);
    expect([at(16), at(14), at(15)]).toEqual([STATED, COMPUTED, STATED - COMPUTED]);
    expect(Math.round((VALUATION / STATED) * 10) / 10).toBe(6.7);
    expect(Math.round((VALUATION / COMPUTED) * 10) / 10).toBe(8.3);
  });
});

test('arrow keys move from figure to figure, and from the last to the first', () => {
  expect(neighbourOf(undefined, 1)).toBe('founded');
  expect(neighbourOf(undefined, -1)).toBe('cost');
  expect(neighbourOf('stated', 1)).toBe('computed');
  expect(neighbourOf('cost', 1)).toBe('founded');
  expect(neighbourOf('founded', -1)).toBe('cost');
});

test('a line of evidence has round corners, which take at most half of a short segment', () => {
  const points = [
    [0, 100],
    [20, 100],
    [20, 10],
    [26, 10],
    [26, 60],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  expect(evidencePath(points)).toBe('M0 100L12 100Q20 100 20 92L20 13Q20 10 23 10L23 10Q26 10 26 13L26 60');
});
