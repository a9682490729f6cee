import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

const sheets = filesOf('src').filter((file) => file.endsWith('.css'));
const tokens = textOf('src/styles/tokens.css');

/** The table at the top of tokens.css. */
const named = [...tokens.matchAll(/^ \* ([\d.]+rem) {2}/gm)].map(([, width]) => width);

/** The widths that media queries ask for. What a container query asks for is its component's own matter. */
const widths = sheets.flatMap((file) =>
  [...textOf(file).matchAll(/@media ([^{]*\bwidth\b[^{]*)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/[\d.]+(?:rem|em|px)/g)].map(([width]) => ({ file, width })),
  ),
);

test('layouts change at the widths of the table in tokens.css alone', () => {
  expect(widths.filter(({ width }) => !named.includes(width))).toEqual([]);
});

test('every width of the table is used', () => {
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !widths.some(({ width }) => width === name))).toEqual([]);
});
