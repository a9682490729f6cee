import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = 'dist/assets';
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const codeOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the scripts of the build', () => {
  const importedBy = (file: string) =>
    [...codeOf(file).matchAll(/(?:from|import\(|import)["'`]\.\/([^"'`]+)["'`]/g)].map(
      ([, name = '']) => name,
    );

  test.each(scripts)('%s imports what is there', (file) => {
    expect(importedBy(file).filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  });

  test('each is imported by another, but for the one that the pages begin with', () => {
    const imported = new Set(scripts.flatMap(importedBy));
    expect(scripts.filter((file) => !imported.has(file) && !file.startsWith('main-'))).toEqual([]);
  });

  test('the one that every page has is compiled while it comes', () => {
    const [base = '', ...more] = scripts.filter((file) => file.startsWith('base-'));
    expect(more).toEqual([]);
    expect(codeOf(base).startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  });

  test("the bundler's helpers are no file of their own", () => {
    expect(scripts.filter((file) => file.includes('runtime'))).toEqual([]);
  });
});
