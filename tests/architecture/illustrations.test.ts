import { expect, test } from 'vitest';
import { filesOf, sources, textOf } from './sources.ts';

const FOLDER = 'src/illustrations';

/** The files, with their addresses in imports. */
const files = filesOf(FOLDER)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, address: `'#${file.slice('src/'.length)}?react'`, text: textOf(file) }));
const sheet = textOf(`${FOLDER}/illustrations.css`);

/** Returns the files for which the check fails. */
const failing = (isRight: (one: (typeof files)[number]) => boolean) =>
  files.filter((one) => !isRight(one)).map(({ file }) => file);

const classesOf = (text: string) =>
  [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));

test('every illustration is imported', () => {
  const code = sources.map(textOf).join();
  expect(files.length).toBeGreaterThan(50);
  expect(failing(({ address }) => code.includes(address))).toEqual([]);
});

test('every illustration has a view box, and no style, script or text', () => {
  expect(failing(({ text }) => /<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/.test(text))).toEqual([]);
  expect(
    failing(({ text }) => !/<(?:style|script|text|tspan|title|image)\b| (?:style|id|on\w+)=/.test(text)),
  ).toEqual([]);
});

test('the sheet of the illustrations has a rule for each of their classes, and no others', () => {
  const rules = [...sheet.matchAll(/^ {2}\.([\w-]+) \{/gm)].map(([, name]) => name);
  expect(rules.toSorted()).toEqual([...new Set(files.flatMap(({ text }) => classesOf(text)))].toSorted());
});

test('every class of an illustration has a colour for other programs, because they do not know the sheet', () => {
  const tags = files.flatMap(({ file, text }) =>
    (text.match(/<[^>]+>/g) ?? []).map((tag) => ({ file, tag })),
  );
  const attributesOf = (tag: string) =>
    classesOf(tag)
      .map((name) => name.replace(/-.*/, ''))
      .filter((name) => name !== 'skin');
  const wrong = tags.filter(({ tag }) =>
    attributesOf(tag).some((name) => !new RegExp(` ${name}="#[0-9a-f]{3,6}"`).test(tag)),
  );
  expect(wrong).toEqual([]);
});
