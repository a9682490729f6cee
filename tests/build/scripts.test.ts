import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributesOf, htmlOf } from '../support/html.ts';

const FOLDER = 'dist/assets';
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
/** The one script that pages name. */
const [entry = ''] = attributesOf(htmlOf('/it'), 'script').flatMap(({ src }) => (src ? [basename(src)] : []));
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
    expect(scripts.filter((file) => !imported.has(file) && file !== entry)).toEqual([]);
  });

  test('the one that runs before the first paint imports no other', () => {
    expect(codeOf(entry)).toMatch(/import\(["'`]/);
    expect(codeOf(entry)).not.toMatch(/(?:from|import)\s*["'`]/);
  });

  test.each(['start', 'shared'])('%s, which every page has, is compiled while it comes', (name) => {
    const [file = '', ...more] = scripts.filter((script) => script.startsWith(`${name}-`));
    expect(more).toEqual([]);
    expect(codeOf(file).startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  });
});
