import { expect, test } from 'vitest';
import { articleContent } from '#build/article-pages.ts';
import { searchAddresses } from '#router/model/search-addresses.ts';
import { locales } from '#site/locales.ts';
import { article, readFiles, translation } from '../../support/content-files.ts';

const path = '/insights/a';
const page = (locale: 'it' | 'en' | 'de', basePath = `/${locale}`) => ({ path, basePath, locale });
const listed = ({ alternates }: ReturnType<typeof searchAddresses>) =>
  alternates.map(({ hreflang, address }) => `${hreflang} ${address}`).join(', ');

test('a page in all languages is canonical and lists each of its addresses', () => {
  const addresses = searchAddresses(page('it', ''));
  expect(addresses.canonical).toBe(path);
  const own = locales.map(({ code }) => `${code} /${code}/insights/a`);
  expect(listed(addresses)).toBe(['x-default /insights/a', ...own].join(', '));
});

test('a page that shows the original has the original as its canonical address, and no alternates', () => {
  for (const own of [page('it'), page('it', ''), page('de')])
    expect(searchAddresses(own, ['en', 'es'])).toEqual({ canonical: '/en/insights/a', alternates: [] });
});

test('a translated page lists only the translations, and the original for all other languages', () => {
  const addresses = searchAddresses(page('en'), ['en', 'es']);
  expect(addresses.canonical).toBe('/en/insights/a');
  expect(listed(addresses)).toBe('x-default /en/insights/a, en /en/insights/a, es /es/insights/a');
  expect(listed(searchAddresses(page('it'), ['it']))).toBe('x-default /insights/a, it /it/insights/a');
});

test('only an article that is not written in all languages names its languages', () => {
  const languagesOf = (files: Readonly<Record<string, string>>) => {
    const content = readFiles(files);
    const [only] = content.articles;
    return only && articleContent(content, 'fr', only).languages;
  };
  const some = { 'en/articles/a.md': article(), 'es/articles/a.md': translation() };
  expect(languagesOf(some)).toEqual(['en', 'es']);
  const others = locales
    .filter(({ code }) => code !== 'en' && code !== 'es')
    .map(({ code }) => [`${code}/articles/a.md`, translation()]);
  expect(languagesOf({ ...some, ...Object.fromEntries(others) })).toBeUndefined();
});
