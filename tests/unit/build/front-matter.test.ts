import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { readFrontMatter, text } from '#build/front-matter.ts';

const folder = mkdtempSync(join(tmpdir(), 'front-matter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = v.strictObject({ title: text, tags: v.array(text), date: v.optional(text) });

function read(content: string) {
  const file = join(folder, 'a.md');
  writeFileSync(file, content);
  return readFrontMatter(file, schema);
}

test('fields are YAML, and the text is what follows', () => {
  expect(read('---\ntitle: "Deals: a count"\ntags: [a, b c]\n---\nText\n\n---\nmore\n')).toEqual({
    fields: { title: 'Deals: a count', tags: ['a', 'b c'] },
    body: 'Text\n\n---\nmore\n',
  });
});

test.each([
  ['title: a\n', 'a.md has no front matter: put its fields between two lines "---" before the text.'],
  ['---\ntitle: a\nText\n', 'a.md has no front matter'],
  ['---\n---\nText', '"title" is missing: add a line "title: …".'],
  ['---\njust words\n---\nText', 'the front matter is no list of fields: write each as "name: …".'],
  ['---\ntags: []\n---\n', '"title" is missing: add a line "title: …".'],
  ['---\ntitle:\ntags: []\n---\n', '"title" is null, and must be string.'],
  ['---\ntitle: " "\ntags: []\n---\n', '"title" is empty: write something after it.'],
  ['---\ntitle: a\ntags: b, c\n---\n', '"tags" is "b, c", and must be Array.'],
  ['---\ntitle: a\ntags: [b, 2]\n---\n', '"tags.1" is 2, and must be string.'],
  [
    '---\ntitle: a\ntags: []\ntitel: b\n---\n',
    '"titel" is no field of it: remove the line or correct its name.',
  ],
  ['---\ntitle: a\ntags: [b\n---\n', 'a.md, line '],
  ['---\ntags: []\ntitle: Deals: a count\n---\n', 'a.md, line 3: Nested mappings'],
  ['---\ntitle: a\ntitle: b\ntags: []\n---\n', 'a.md, line 3: Map keys must be unique'],
])('%j is refused with the cure', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence);
});
