import { expect, test } from 'vitest';
import type { SearchablePage } from '#features/search/model/searchable.ts';
import { createSearch } from '#features/search/search.ts';

const page = (path: string, title: string, text: string, ...parts: [string, string][]): SearchablePage => ({
  ...{ path, title, text, parts },
});

const search = await createSearch([
  page('/pricing', 'Tarifs', 'Trois formules', ['Les formules', 'plans'], ['Contact', '']),
  page('/security', 'Sécurité et vos données', 'Où vivent les documents', ['Contact', 'contact']),
  page('/de', 'Maßstäbe der Prüfung', ''),
]);
const titles = (query: string) => search(query).map(({ title }) => title);

test.each([
  ['sécurité', 'Sécurité et vos données'],
  ['SECURITE', 'Sécurité et vos données'],
  ['secu', 'Sécurité et vos données'],
  ['securtié', 'Sécurité et vos données'],
  ['formules', 'Les formules'],
  ['massstabe', 'Maßstäbe der Prüfung'],
  ['pruef', 'Maßstäbe der Prüfung'],
  ['documents vivent', 'Sécurité et vos données'],
])('"%s" finds "%s" first', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test('a heading leads to its place and says its page; one that pages share is listed once', () => {
  expect(search('formules')[0]).toEqual({
    ...{ title: 'Les formules', text: '', page: 'Tarifs', to: '/pricing#plans' },
  });
  expect(search('contact').map(({ to }) => to)).toEqual(['/pricing']);
});

test('nothing is found for nothing, and for what is nowhere', () => {
  for (const query of ['', '  ', '?', 'xyzzy', '<script>', '*', 'a"b'.repeat(500)])
    expect(titles(query)).toEqual([]);
});
