import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = 'dist/assets';
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const codeOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the scripts of the build', () => {
  test.each(scripts)('%s imports what is there', (file) => {
    const imported = [...codeOf(file).matchAll(/(?:from|import\(|import)["'`]\.\/([^"'`]+)["'`]/g)];
    for (const [, name = ''] of imported) expect(existsSync(join(FOLDER, name)), name).toBe(true);
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
