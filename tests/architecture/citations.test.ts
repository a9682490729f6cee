import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** Top-level folders whose files cite and are cited. */
const folders = ['src', 'scripts', 'tests', 'docs', 'locales', 'deploy', 'public'] as const;

const files = [...folders.flatMap(filesOf), ...readdirSync('.')].filter((path) => statSync(path).isFile());

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const LINK = /\]\(([^)\s]+)\)/g;
const ADDRESS = /\w+:\/\/\S+/g;
/** A path, in backquotes or not; placeholders are part of it, so that it can be told as one. */
const PATH = /[\w.@<>*{}…$-]+(?:\/[\w.@<>*{}…$:,-]+)*\/?/g;
const PLACEHOLDER = /[<>*{}…$:]|\.\.\./;
/** Extensions of written files. Generated ones (dist/, .cache/) and packages are not in the repository. */
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

/** Short forms ("model/delivery.ts", "browser/hydration/hydrated.ts") end the path of a file. */
const endsAFile = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`));

/** Whether a word of a text names a file or a folder that is not there. */
function isMissing(word: string, from: string): boolean {
  const path = word.replace(/[.,:]+$/, '');
  if (PLACEHOLDER.test(path) || GENERATED.test(path)) return false;
  const isRooted = folders.some((folder) => path.startsWith(`${folder}/`));
  if (isRooted || path.endsWith('.md')) return !exists(path, from);
  return WRITTEN.test(path) && !exists(path, from) && !endsAFile(path);
}

/** Paths that the text names and nobody finds. */
function missingPaths({ file, text }: Text): string[] {
  const words = text.replace(LINK, ']').replace(ADDRESS, '').match(PATH) ?? [];
  return words.filter((word) => isMissing(word, file)).map((word) => `${file}: ${word}`);
}

/** Relative links of a document that lead nowhere. */
function brokenLinks({ file, text }: Text): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target && !/^(?:\w+:|\/)/.test(target))
    .filter((target) => !existsSync(normalize(join(dirname(file), target))))
    .map((target) => `${file}: ${target}`);
}

test('whatever names a file or a folder of the repository names one that is there', () => {
  expect(comments.length).toBeGreaterThan(400);
  expect(texts.flatMap(missingPaths)).toEqual([]);
});

test('links of documents lead somewhere', () => {
  expect(documents.length).toBeGreaterThan(20);
  // Those of the site's texts are checked by the build, which knows where their pictures lie.
  const own = documents.filter(({ file }) => !file.startsWith('locales/'));
  expect(own.flatMap(brokenLinks)).toEqual([]);
});
