import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MOST_LINES = 250;
const USUAL_LINES = 60;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const code = [...filesOf('src'), ...filesOf('tests')].filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
const texts = new Map(code.map((file) => [file, readFileSync(file, 'utf8')]));
const textOf = (file: string) => texts.get(file) ?? '';
const linesOf = (file: string) => textOf(file).split('\n').length;

test('no file is longer than 250 lines, those of unit tests apart, and half of src is within 60', () => {
  expect(code.filter((file) => linesOf(file) > MOST_LINES && !file.startsWith('tests/unit'))).toEqual([]);
  const lengths = code
    .filter((file) => file.startsWith('src'))
    .map(linesOf)
    .sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(USUAL_LINES);
});

test('no check is switched off', () => {
  const silenced = /biome-ignore|@ts-(?:ignore|expect-error|nocheck)|\bas any\b|: any\b|style=\{/;
  const files = code.filter((file) => !file.endsWith('budgets.test.ts'));
  expect(files.filter((file) => silenced.test(textOf(file)))).toEqual([]);
});

test('every class of a style sheet is used by the code that imports it', () => {
  const unused: string[] = [];
  let classes = 0;
  for (const sheet of code.filter((file) => file.endsWith('.module.css'))) {
    const folder = sheet.replace(/[^/]+$/, '');
    const name = sheet.slice(folder.length);
    const users = code
      .filter((file) => /\.tsx?$/.test(file))
      .map(textOf)
      .filter((text) => text.includes(`/${name}'`));
    const text = textOf(sheet).replace(/url\([^)]*\)|[\d.]+(?:rem|ch|em|s|fr)\b/g, '');
    for (const [, className = ''] of text.matchAll(/\.([a-z][\w-]*)/gi)) {
      const used = users.some(
        (user) => new RegExp(`\\b\\w+\\.${className}\\b`).test(user) || user.includes('styles['),
      );
      classes += 1;
      if (!used) unused.push(`${sheet}: .${className}`);
    }
  }
  expect(classes).toBeGreaterThan(200);
  expect([...new Set(unused)]).toEqual([]);
});

test('colours stand in the tokens alone', () => {
  const sheets = code.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));
  const raw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i;
  expect(sheets.length).toBeGreaterThan(50);
  const withoutPrint = (text: string) => text.replace(/@media print[\s\S]*$/, '');
  expect(sheets.filter((file) => raw.test(withoutPrint(textOf(file))))).toEqual([]);
});
