import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

const code = ['src', 'scripts', 'tests'].flatMap(filesOf).filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
const sheets = code.filter((file) => file.endsWith('.css'));

/** `npm run translations` writes this file. Its length is that of the messages. */
const GENERATED = 'src/site/message-arguments.ts';

test('no file except unit tests is longer than 250 lines', () => {
  const written = code.filter((file) => file !== GENERATED);
  const long = written.filter((file) => textOf(file).split('\n').length > 250);
  expect(long.filter((file) => !file.startsWith('tests/unit'))).toEqual([]);
});

test('no check is disabled', () => {
  const silenced = /biome-ignore|@ts-(?:ignore|expect-error|nocheck)|\bas any\b|: any\b|style=\{/;
  const files = code.filter((file) => !file.endsWith('budgets.test.ts'));
  expect(files.filter((file) => silenced.test(textOf(file)))).toEqual([]);
});

/** Returns the classes that other sheets compose from this sheet. */
const composedFrom = (name: string) =>
  sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/([\w-]+(?: [\w-]+)*) from "[^"]*\/([^"/]+)"/g)]
      .filter(([, , from]) => from === name)
      .flatMap(([, classes = '']) => classes.split(' ')),
  );

test('every composed class exists in the sheet that it is composed from', () => {
  const composed = sheets.flatMap((sheet) =>
    Array.from(
      textOf(sheet).matchAll(/composes: ([^;]+) from "(?:#(?=styles|features)|\.\.\/)([^"]+)"/g),
      ([, classes = '', from = '']) => ({ sheet, classes: classes.split(' '), from: join('src', from) }),
    ),
  );
  const missing = composed.flatMap(({ sheet, classes, from }) =>
    classes.filter((name) => !textOf(from).includes(`.${name}`)).map((name) => `${sheet}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used by its importing code or sheets', () => {
  const classes = sheets.flatMap((sheet) => {
    const [, name = ''] = /([^/]+\.module\.css)$/.exec(sheet) ?? [];
    const users = code
      .filter((file) => name && textOf(file).includes(`/${name}'`))
      .map(textOf)
      .join();
    const composed = composedFrom(name);
    const text = name
      ? textOf(sheet).replace(/url\([^)]*\)|from "[^"]*"|[\d.]+(?:rem|ch|em|s|fr)\b/g, '')
      : '';
    return [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, className = '']) => ({
      where: `${sheet}: .${className}`,
      used:
        composed.includes(className) ||
        users.includes('styles[') ||
        new RegExp(`\\b\\w+\\.${className}\\b`).test(users),
    }));
  });
  expect(classes.length).toBeGreaterThan(200);
  expect(classes.filter(({ used }) => !used)).toEqual([]);
});

test('every class that the code names exists in its sheet', () => {
  const named = code.flatMap((file) => {
    const text = textOf(file);
    const imports = [...text.matchAll(/import (\w+) from '[^']*\/([^/']+\.module\.css)'/g)];
    return imports.flatMap(([, name = '', sheet = '']) => {
      const classes = sheets.filter((one) => one.endsWith(`/${sheet}`)).map(textOf);
      return [...text.matchAll(new RegExp(`[^'\\w/]${name}\\.([a-z]\\w*)`, 'gi'))].map(
        ([, className = '']) => ({
          where: `${file}: ${name}.${className}`,
          found: classes.some((rules) => new RegExp(`\\.${className}\\b`).test(rules)),
        }),
      );
    });
  });
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ found }) => !found)).toEqual([]);
});

test('only the tokens define colours', () => {
  const raw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i;
  expect(sheets.length).toBeGreaterThan(50);
  const withoutPrint = (text: string) => text.replace(/@media print[\s\S]*$/, '');
  const coloured = sheets.filter((file) => raw.test(withoutPrint(textOf(file))));
  expect(coloured.filter((file) => !file.endsWith('tokens.css'))).toEqual([]);
});

/** Relative sizes (`em`), print sizes (`pt`) and sizes in drawings (`px`) are allowed in addition to the tokens. */
const SIZE = /^(?:var\(--[a-z]+\)|[\d.]+(?:em|pt|px|%)|inherit|max\([\d.]+em, var\(--small\)\))$/;

test('font sizes come from the tokens, and font weights are the two that every font has', () => {
  const strangers = sheets
    .filter((file) => !/(?:tokens|fonts)\.css$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\bfont-(size|weight): ([^;]+);/g)])
    .filter(
      ([, property, value = '']) => !(property === 'size' ? SIZE : /^(?:400|600|inherit)$/).test(value),
    );
  expect(strangers.map(([declaration]) => declaration)).toEqual([]);
});
