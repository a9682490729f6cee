import { expect, test } from 'vitest';
import { nginxNotFound } from '#build/hosting.ts';
import { locales } from '#site/locales.ts';

/** Resolves a path as nginx resolves a map: the first regular expression that matches, else the default. */
function notFoundPage(path: string): string | undefined {
  const lines = nginxNotFound().trim().split('\n');
  const rules = lines.map((line) => line.replace(/;$/, '').split(' '));
  const match = rules.find(
    ([source = '']) => source.startsWith('~') && new RegExp(source.slice(1)).test(path),
  );
  return (match ?? rules.find(([source]) => source === 'default'))?.[1];
}

test.each(locales)('an unknown path in $name gets the nearest 404 page of that language', ({ code }) => {
  expect(notFoundPage(`/${code}`)).toBe(`/${code}/404.html`);
  expect(notFoundPage(`/${code}/nowhere`)).toBe(`/${code}/404.html`);
  expect(notFoundPage(`/${code}/insights/nowhere`)).toBe(`/${code}/insights/404.html`);
  // The rules compare complete segments: /demo is not a German path.
  expect(notFoundPage(`/${code}mo`)).toBe('/404.html');
});

test('an unknown path without a locale gets the 404 page of the default locale', () => {
  expect(notFoundPage('/nowhere')).toBe('/404.html');
  expect(notFoundPage('/insights/nowhere')).toBe('/insights/404.html');
});
