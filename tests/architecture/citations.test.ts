import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** Top-level folders whose files cite paths and are cited. */
const folders = ['src', 'scripts', 'tests', 'docs', 'locales', 'deploy', 'public'] as const;

const files = [...folders.flatMap(filesOf), ...readdirSync('.')].filter((path) => statSync(path).isFile());

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const LINK = /\]\(([^)\s]+)\)/g;
const ADDRESS = /\w+:\/\/\S+/g;
/** A path with or without backquotes. It includes placeholders, so that they can be recognized. */
const PATH = /[\w.@<>*{}…$-]+(?:\/[\w.@<>*{}…$:,-]+)*\/?/g;
const PLACEHOLDER = /[<>*{}…$:]|\.\.\./;
/** Extensions of committed files. Generated files (dist/, .cache/) and packages are not in the repository. */
const WRITTEN = /\.(?:md|mjs|tsx?|css)$/;
const GENERATED = /^(?:dist|node_modules|test-results|\.)/;

interface Text {
  file: string;
  text: string;
}

const documents: Text[] = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const comments: Text[] = files
  .filter((file) => /^(?:src|scripts|tests)\/.*\.(?:tsx?|mjs|css)$/.test(file))
  .map((file) => ({ file, text: textOf(file).match(COMMENT)?.join('\n') ?? '' }));
const texts = [...documents, ...comments];

const exists = (path: string, from: string) =>
  existsSync(path) || existsSync(normalize(join(dirname(from), path)));

/** Returns whether a short form ("model/delivery.ts", "browser/hydration/hydrated.ts") ends the path of a file. */
const endsAFile = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`));

/** Returns whether a word of a text names a file or folder that does not exist. */
function isMissing(word: string, from: string): boolean {
  const path = word.replace(/[.,:]+$/, '');
  if (PLACEHOLDER.test(path) || GENERATED.test(path)) return false;
  const isRooted = folders.some((folder) => path.startsWith(`${folder}/`));
  if (isRooted || path.endsWith('.md')) return !exists(path, from);
  return WRITTEN.test(path) && !exists(path, from) && !endsAFile(path);
}

/** Returns the paths in a text that do not exist. */
function missingPaths({ file, text }: Text): string[] {
  const words = text.replace(LINK, ']').replace(ADDRESS, '').match(PATH) ?? [];
  return words.filter((word) => isMissing(word, file)).map((word) => `${file}: ${word}`);
}

/** Returns the relative links of a document whose targets do not exist. */
function brokenLinks({ file, text }: Text): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target && !/^(?:\w+:|\/)/.test(target))
    .filter((target) => !existsSync(normalize(join(dirname(file), target))))
    .map((target) => `${file}: ${target}`);
}

test('every path of a file or folder in documents and comments exists', () => {
  expect(comments.length).toBeGreaterThan(400);
  expect(texts.flatMap(missingPaths)).toEqual([]);
});

test('relative links of documents lead to existing files', () => {
  expect(documents.length).toBeGreaterThan(20);
  // The build checks the links of the site's texts, because it resolves their pictures.
  const own = documents.filter(({ file }) => !file.startsWith('locales/'));
  expect(own.flatMap(brokenLinks)).toEqual([]);
});
