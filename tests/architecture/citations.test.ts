import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** Top-level folders whose files cite and are cited. */
const folders = ['src', 'tests', 'docs', 'locales', 'deploy', 'public'] as const;

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
  .filter((file) => /^(?:src|tests)\/.*\.(?:tsx?|mjs|css)$/.test(file))
  .map((file) => ({ file, text: textOf(file).match(COMMENT)?.join('\n') ?? '' }));
const texts = [...documents, ...comments];
/** Each as one line, so that a citation may go on in the next. */
const lines = texts.map(({ file, text }) => ({ file, text: text.replace(/\s*\n\s*\*?\s*/g, ' ') }));

const exists = (path: string, from: string) =>
  existsSync(path) || existsSync(normalize(join(dirname(from), path)));

/** Short forms ("model/hold.ts", "browser/hydration/hydrated.ts") end the path of a file. */
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

/** Numbers that texts cite after a phrase ("sections 1, 2 and 9"), each with its file. */
function numbersAfter(phrase: string): { file: string; number: string }[] {
  const citation = new RegExp(`${phrase} (\\d+(?:(?:, | and | to )\\d+)*)`, 'g');
  return lines.flatMap(({ file, text }) =>
    [...text.matchAll(citation)]
      .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
      .map((number) => ({ file, number })),
  );
}

/** Numbers that a document gives to its parts. */
const numbersIn = (file: string, heading: RegExp) =>
  [...textOf(file).matchAll(heading)].map(([, number]) => number);

const numbered = [
  { phrase: String.raw`docs/site\.md, sections?`, of: numbersIn('docs/site.md', /^## (\d+)\. /gm) },
  { phrase: String.raw`docs/outbox\.md, rules?`, of: numbersIn('docs/outbox.md', /^(\d+)\. /gm) },
  { phrase: 'decisions?', of: readdirSync('src/decisions').map((file) => file.slice(0, 3)) },
];

test('whatever names a file or a folder of the repository names one that is there', () => {
  expect(comments.length).toBeGreaterThan(400);
  expect(texts.flatMap(missingPaths)).toEqual([]);
});

test('links of documents lead somewhere', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test.each(numbered)('numbers cited as $phrase are there', ({ phrase, of }) => {
  const cited = numbersAfter(phrase);
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter(({ number }) => !of.includes(number))).toEqual([]);
});

test('who cites a section names the document', () => {
  const unnamed = /\b(?:spec|specification|contract)(?:['’]s)?, (?:sections?\b|")/;
  expect(lines.filter(({ text }) => unnamed.test(text)).map(({ file }) => file)).toEqual([]);
});
