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

test('a heading links to its section and names its page, and a shared heading is listed one time', () => {
  expect(search('formules')[0]).toEqual({
    ...{ title: 'Les formules', text: '', page: 'Tarifs', to: '/pricing#plans' },
  });
  expect(search('contact').map(({ to }) => to)).toEqual(['/pricing']);
});

test('an empty query and an unknown term have no results', () => {
  for (const query of ['', '  ', '?', 'xyzzy', '<script>', '*', 'a"b'.repeat(500)])
    expect(titles(query)).toEqual([]);
});
