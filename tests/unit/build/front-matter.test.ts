import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { names, text } from '#build/content/fields.ts';
import { contentFile, readFrontMatter } from '#build/content/front-matter.ts';

const folder = mkdtempSync(join(tmpdir(), 'front-matter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = v.strictObject({ title: text, tags: names, date: v.exactOptional(text) });

function read(content: string) {
  const locales = join(folder, 'locales');
  mkdirSync(join(locales, 'it'), { recursive: true });
  const path = join(locales, 'it', 'a.md');
  writeFileSync(path, content);
  return readFrontMatter(contentFile(locales, path), schema);
}

test('fields are YAML, and the text is what follows', () => {
  expect(read('---\ntitle: "Deals: a count"\ntags: [a, b c]\n---\nText\n\n---\nmore\n')).toMatchObject({
    fields: { title: 'Deals: a count', tags: ['a', 'b c'] },
    body: 'Text\n\n---\nmore\n',
    bodyLine: 5,
  });
});

test('a file of another system has other ends of lines and a mark in front', () => {
  expect(read('\uFEFF---\r\ntitle: a\r\ntags: [b]\r\n---\r\nText\r\n')).toMatchObject({
    fields: { title: 'a', tags: ['b'] },
    body: 'Text\n',
    bodyLine: 5,
  });
});

const NAME = 'locales/it/a.md';
const NONE = 'it has no front matter. Begin it with a line "---", the fields, and another line "---".';

test.each([
  ['title: a\n', `: ${NONE}`],
  ['---\ntitle: a\nText\n', `: ${NONE}`],
  ['---\ntitle: a\n---\n \n', ': there is no text. Write it below the second line "---".'],
  ['---\n---\nText', ': "title" is missing. Add a line "title: …".'],
  ['---\njust words\n---\nText', ': the front matter is no list of fields. Write each as "name: …".'],
  ['---\ntags: [a]\n---\nText', ': "title" is missing. Add a line "title: …".'],
  [
    '---\ntitle:\ntags: [a]\n---\nText',
    ', line 2: "title" is empty. Write something after it, or remove the line.',
  ],
  [
    '---\ntitle: " "\ntags: [a]\n---\nText',
    ', line 2: "title" is empty. Write something after it, or remove the line.',
  ],
  [
    '---\ntitle: 2026\ntags: [a]\n---\nText',
    ', line 2: "title" is a number, not a text. Put it between quotation marks.',
  ],
  ['---\ntitle: a\ntags: b, c\n---\nText', ', line 3: "tags" is no list. Write it as [one, another].'],
  [
    '---\ntitle: a\ntags: [b, 2]\n---\nText',
    ', line 3: "tags" is a number, not a text. Put it between quotation marks.',
  ],
  [
    '---\ntitle: a\ntags: []\n---\nText',
    ', line 3: "tags" is an empty list. Write something in it, or remove the line.',
  ],
  [
    '---\ntitle: a\ntags: [b]\ntitel: b\n---\nText',
    ', line 4: there is no field "titel". Correct its name or remove the line.',
  ],
  ['---\ntitle: a\ntags: [b\n---\nText', ', line '],
  ['---\ntags: [b]\ntitle: Deals: a count\n---\nText', ', line 3: Nested mappings'],
  [
    '---\ntitle: a\ntitle: b\ntags: [b]\n---\nText',
    ', line 3: this field stands there twice. Remove one of the lines.',
  ],
  ['---\ntitle: a\ntags:\n\t- b\n---\nText', ', line 4: the line begins with a tab. Use spaces.'],
])('%j is refused with the cure', (content, sentence) => {
  expect(() => read(content)).toThrow(NAME + sentence);
});

test('all that is wrong is said at once', () => {
  expect(() => read('---\ntitle: 1\ntags: b\n---\nText')).toThrow(
    /^locales.*line 2: .*\nlocales.*line 3: .*$/,
  );
});
