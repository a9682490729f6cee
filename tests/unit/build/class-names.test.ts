import { expect, test } from 'vitest';
import { classNames } from '#build/class-names.ts';

const css =
  '.card { color: red } .card:hover .title { animation: fall 1s } @keyframes fall { to { top: 0 } }';

test('a class is named after its file and its place in it, the same in every build', () => {
  const [name, again] = [classNames('/site'), classNames('/site')];
  const names = ['card', 'title', 'fall'].map((local) => name(local, '/site/src/Card.module.css', css));
  expect(new Set(names.map((made) => made.slice(0, 5))).size).toBe(1);
  expect(new Set(names).size).toBe(3);
  expect(names.every((made) => /^_[\w-]{4}[\da-z]+$/.test(made))).toBe(true);
  expect(again('title', '/site/src/Card.module.css', css)).toBe(names[1]);
  expect(name('card', '/site/src/List.module.css', css)).not.toBe(names[0]);
});

test('a name that its file does not have is an error, not a class that two share', () => {
  expect(() => classNames('/site')('gone', '/site/src/Card.module.css', css)).toThrow('is not found');
});
