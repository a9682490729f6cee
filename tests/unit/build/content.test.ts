import { expect, test } from 'vitest';
import { parseMarkdown } from '#build/articles.ts';
import { compileMessage } from '#build/words.ts';

test('plain words stay a string, ICU becomes a tree', () => {
  expect(compileMessage('Only words')).toBe('Only words');
  expect(compileMessage('{name} waits')).toMatchObject([{ type: 1, value: 'name' }, { value: ' waits' }]);
  expect(() => compileMessage('{name')).toThrow();
});

test('Markdown becomes a tree of the elements an article may hold', () => {
  expect(parseMarkdown('## Title\n\nSome **bold** text.\n\n- one\n- two')).toEqual([
    ['h2', 'Title'],
    ['p', 'Some ', ['strong', 'bold'], ' text.'],
    ['ul', ['li', 'one'], ['li', 'two']],
  ]);
});

test.each(['[a link](https://example.com)', '![a picture](x.png)', '# A first heading', '`code`'])(
  'stops the build at %s',
  (markdown) => {
    expect(() => parseMarkdown(markdown)).toThrow('An article may not hold');
  },
);
