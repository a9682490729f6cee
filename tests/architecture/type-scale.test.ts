import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

const sheets = filesOf('src').filter((file) => file.endsWith('.css') && !/(?:tokens|fonts)\.css$/.test(file));

/** Parts of the size around (`em`), of paper (`pt`) and of a drawing (`px`) are no sizes of their own. */
const SIZE = /^(?:var\(--[a-z]+\)|[\d.]+(?:em|pt|px|%)|inherit|max\([\d.]+em, var\(--small\)\))$/;

/** The two weights that every face on screen has. */
const WEIGHT = /^(?:400|600|inherit)$/;

test('every size of type is one of the scale in tokens.css, every weight one of two', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const strangers = sheets.flatMap((file) =>
    [...textOf(file).matchAll(/\bfont-(size|weight): ([^;]+);/g)]
      .filter(([, property, value = '']) => !(property === 'size' ? SIZE : WEIGHT).test(value))
      .map(([value]) => `${file}: ${value}`),
  );
  expect(strangers).toEqual([]);
});
