import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { attributesOf, htmlOf } from '../support/html.ts';

const FOLDER = 'dist/assets';
const code = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
);
/** The only script that pages reference. */
const [entry = ''] = attributesOf(htmlOf('/it'), 'script').flatMap(({ src }) => (src ? [basename(src)] : []));

test('every script imports existing files, and another script imports it unless it is the entry', () => {
  const imported = [...code.values()].flatMap((text) =>
    [...text.matchAll(/(?:from|import\(|import)["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => name),
  );
  expect(imported.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  expect([...code.keys()].filter((file) => file !== entry && !imported.includes(file))).toEqual([]);
});

test('the script before the first paint has only dynamic imports', () => {
  expect(code.get(entry)).toMatch(/import\(["'`]/);
  expect(code.get(entry)).not.toMatch(/(?:from|import)\s*["'`]/);
});
