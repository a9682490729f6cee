import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { names, text } from '#build/content/field-schemas.ts';
import { contentFile, readFrontMatter } from '#build/content/front-matter.ts';
import { folderWith } from '../../support/folder.ts';

const schema = v.strictObject({ title: text, tags: names, date: v.exactOptional(text) });

function read(content: string) {
  const locales = join(folderWith({ 'locales/it/a.md': content }), 'locales');
  const path = join(locales, 'it', 'a.md');
  return readFrontMatter(contentFile(locales, path), schema);
}

test('fields are YAML and the body follows them, also with a BOM and CRLF line endings', () => {
  const file = '---\ntitle: "Deals: a count"\ntags: [a, b c]\n---\nText\n\n---\nmore\n';
  const fields = { title: 'Deals: a count', tags: ['a', 'b c'] };
  const found = { fields, body: 'Text\n\n---\nmore\n', source: { line: 5 } };
  expect(read(file)).toMatchObject(found);
  expect(read(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toMatchObject(found);
});

const NAME = 'locales/it/a.md';
const NONE = 'it has no fields. Begin it with a line "---", the fields, and another line "---".';

const QUOTE = '. Write it between double quotation marks.';

/** Returns a file with these fields as its front matter. */
const front = (...lines: string[]) => `---\n${lines.join('\n')}\n---\nText`;

test.each([
  ['title: a\n', `: ${NONE}`],
  ['---\ntitle: a\nText\n', ': its fields do not end. Write a line "---" below them.'],
  ['---\ntitle: a\n---\n \n', ': there is no text. Write it below the second line "---".'],
  ['---\n---\nText', ': "title" is missing. Add a line "title: …".'],
  [front('just words'), ': the lines above the text are no fields. Write each as "name: …".'],
  [front('tags: [a]'), ': "title" is missing. Add a line "title: …".'],
  [front('title:', 'tags: [a]'), ', line 2: "title" is empty. Write something after it, or remove the line.'],
  [front('title: 2026', 'tags: [a]'), ', line 2: "title" is a number, not a text. Put it between quotation'],
  [front('title: a', 'tags: b, c'), ', line 3: "tags" is no list. Write it as [one, another].'],
  [front('title: a', 'tags: []'), ', line 3: "tags" is an empty list. Write something in it, or remove'],
  [front('title: a', 'tags: [b]', 'titel: b'), ', line 4: there is no field "titel". Correct its name'],
  [
    front('tags: [b]', 'title: Deals: a count'),
    `, line 3: the text has ": " in it, or the next line begins with a space${QUOTE} (YAML: Nested mappings`,
  ],
  [front('tags: [b]', 'title:Deals'), ', line 3: the colon and space after a field’s name are missing'],
  [
    front('tags: [b]', 'title: "Deals" and funds'),
    ', line 3: the text goes on after a closing quotation mark',
  ],
  [
    front('tags: [b]', 'title: "Deals'),
    ', line 4: the colon and space after a field’s name are missing, or a closing',
  ],
  [front('tags: [b]', 'title: @deals'), `, line 3: the text begins with a sign${QUOTE}`],
  [front('title: a', 'title: b', 'tags: [b]'), ', line 3: this field stands there twice. Remove one'],
  [front('title: a', 'tags:', '\t- b'), ', line 4: the line begins with a tab. Use spaces.'],
])('%j is rejected with the fix', (content, sentence) => {
  expect(() => read(content)).toThrow(NAME + sentence);
});

test('all problems are reported at once', () => {
  expect(() => read(front('title: 1', 'tags: b'))).toThrow(/^locales.*line 2: .*\nlocales.*line 3: .*$/);
});
