import { parse as parseIcu } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { parseMarkdown as parse } from '#build/content/markdown.ts';
import { compileMessage } from '#build/messages.ts';

const parseMarkdown = (markdown: string) =>
  parse(markdown, { name: 'a.md', path: 'locales/it/articles/a.md', line: 5 });

test('a plain message stays a string, and an ICU message becomes a tree', () => {
  const compiled = (message: string) => compileMessage(parseIcu(message));
  expect(compiled('Only words')).toBe('Only words');
  expect(compiled('{name} waits')).toMatchObject([{ type: 1, value: 'name' }, { value: ' waits' }]);
});

test('Markdown becomes a tree of the elements that an article may hold', () => {
  expect(parseMarkdown('## Title\n\nSome **bold** text.\n\n- one\n- two')).toEqual([
    ['h2', 'Title'],
    ['p', 'Some ', ['strong', 'bold'], ' text.'],
    ['ul', ['li', 'one'], ['li', 'two']],
  ]);
});

test('code keeps its lines, inline and as a block, and a heading may have the fourth level', () => {
  expect(parseMarkdown('#### Title\n\nRun `npm ci`.\n\n```sh\na  b\n\nc\n```')).toEqual([
    ['h4', 'Title'],
    ['p', 'Run ', ['code', 'npm ci'], '.'],
    ['pre', ['code', 'a  b\n\nc\n']],
  ]);
});

test('a link leads to another site by its complete address', () => {
  expect(parseMarkdown('By [the **Act**](https://example.com/act?a=1&b=2).')).toEqual([
    ['p', 'By ', { href: 'https://example.com/act?a=1&b=2', children: ['the ', ['strong', 'Act']] }, '.'],
  ]);
  expect(parseMarkdown('[Act](https://example.com/act "The Act, 2024")')).toEqual([
    ['p', { href: 'https://example.com/act', children: ['Act'], source: 'The Act, 2024' }],
  ]);
  const mail = { href: 'mailto:a@b.eu', children: ['a@b.eu'] };
  expect(parseMarkdown('a@b.eu [us](tel:+39)')).toEqual([
    ['p', mail, ' ', { href: 'tel:+39', children: ['us'] }],
  ]);
  expect(() => parseMarkdown('[a](#top)')).toThrow('a.md, line 5: a link to "#top" has no page.');
  const wrong = ['//example.com', 'http://example.com', 'javascript:alert(1)'];
  for (const address of wrong) {
    const sentence = `the link to "${address}" leads nowhere. Write the whole address of another site`;
    expect(() => parseMarkdown(`[a link](${address})`)).toThrow(`a.md, line 5: ${sentence}`);
  }
});

test('a link to a page of this site holds its path without a locale', () => {
  const [pricing, faq] = [
    { path: '/pricing', rest: '', children: ['a'] },
    { path: '/faq', rest: '#price', children: ['b'] },
  ];
  expect(parseMarkdown('[a](/pricing) [b](/faq#price)')).toEqual([['p', pricing, ' ', faq]]);
});

test('footnotes follow the text, and their references hold their numbers', () => {
  const again = { footnote: 1, repeated: true };
  expect(parseMarkdown('One[^a], two[^b], again[^a].\n\n[^b]: Second.\n[^a]: *First*.')).toEqual([
    ['p', 'One', { footnote: 1 }, ', two', { footnote: 2 }, ', again', again, '.'],
    { footnotes: [[['p', ['em', 'First'], '. ', ' ']], [['p', 'Second. ']]] },
  ]);
});
