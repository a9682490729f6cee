import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/(?:tokens|fonts)\.css$/.test(file))
  .map((file) => join('src', file));

/** Parts of the size around (`em`), of paper (`pt`) and of a drawing (`px`) are no sizes of their own. */
const SIZE = /^(?:var\(--[a-z]+\)|[\d.]+(?:em|pt|px|%)|inherit|max\([\d.]+em, var\(--small\)\))$/;

/** The two weights that every face on screen has. */
const WEIGHT = /^(?:400|600|inherit)$/;

const valuesOf = (property: string, css: string) =>
  [...css.matchAll(new RegExp(`\\b${property}: ([^;]+);`, 'g'))].map(([, value]) => value ?? '');

test('every size of type is one of the scale in tokens.css, every weight one of two', () => {
  const strangers = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return [
      ...valuesOf('font-size', css).filter((size) => !SIZE.test(size)),
      ...valuesOf('font-weight', css).filter((weight) => !WEIGHT.test(weight)),
    ].map((value) => `${file}: ${value}`);
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(strangers).toEqual([]);
});
