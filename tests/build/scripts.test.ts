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
/** The one script that pages name. */
const [entry = ''] = attributesOf(htmlOf('/it'), 'script').flatMap(({ src }) => (src ? [basename(src)] : []));

test('every script imports what is there, and is imported by another but for the one that pages begin with', () => {
  const imported = [...code.values()].flatMap((text) =>
    [...text.matchAll(/(?:from|import\(|import)["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => name),
  );
  expect(imported.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  expect([...code.keys()].filter((file) => file !== entry && !imported.includes(file))).toEqual([]);
});

test('the script that runs before the first paint imports no other at once', () => {
  expect(code.get(entry)).toMatch(/import\(["'`]/);
  expect(code.get(entry)).not.toMatch(/(?:from|import)\s*["'`]/);
});
