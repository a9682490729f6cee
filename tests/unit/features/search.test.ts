import { expect, test } from 'vitest';
import { type LoadedSearch, loadSearch } from '#features/search/load-search.ts';
import { withArticleText } from '#features/search/model/article-text.ts';
import { SEARCHABLE, type SearchablePage } from '#features/search/model/searchable.ts';
import { separated } from '#features/search/model/separated.ts';
import { createSearch } from '#features/search/search.ts';
import { createResources } from '#i18n/resources.ts';

type Part = readonly [title: string, anchor: string, text?: string];

const page = (path: string, title: string, text: string, ...parts: Part[]): SearchablePage => ({
  ...{ path, title, text },
  parts: parts.map(([part, anchor, body = '']) => ({ title: part, anchor, text: body })),
});

const search = await createSearch([
  page('/pricing', 'Tarifs', 'Trois formules', ['Les formules', 'plans'], ['Contact', '']),
  page('/security', 'Sécurité et vos données', 'Où vivent les documents, selon le RGPD', [
    'Contact',
    'contact',
  ]),
  page('/api', 'API', 'Appels et webhooks', ['Sécurité', 'security', 'Chaque appel a une clé.']),
  page('/de', 'Maßstäbe der Prüfung', ''),
  page('/insights/cash', 'Lire une trésorerie', 'Un article', [
    'Le calcul',
    'calcul',
    'On divise la trésorerie. Le runway est le nombre de mois restants, à 7 500 € par mois.',
  ]),
]);
const titles = (query: string) => search(query).map(({ title }) => title);

test('headings with one anchor are one result, the best of them', async () => {
  const found = await createSearch([
    page(
      '/guides',
      'Guides',
      '',
      ['Le deck', 'deck', 'Lire un deck'],
      ['Le deck type', 'deck'],
      ['Deck', ''],
    ),
  ]);
  expect(found('le deck type').map(({ to, title }) => [to, title])).toEqual([
    ['/guides#deck', 'Le deck type'],
  ]);
  const targets = found('deck').map(({ to }) => to);
  expect(targets.toSorted()).toEqual(['/guides', '/guides#deck']);
});

test('a card with the title of an article is no second result', async () => {
  const found = await createSearch([
    page('/insights', 'Articles', '', ['Lire une trésorerie', 'list', 'Un extrait']),
    page('/insights/cash', 'Lire une trésorerie', 'Un article'),
  ]);
  expect(found('trésorerie').map(({ to }) => to)).toEqual(['/insights/cash']);
});

test.each([
  ['sécurité', 'Sécurité et vos données'],
  ['SECURITE', 'Sécurité et vos données'],
  ['secu', 'Sécurité et vos données'],
  ['securtié', 'Sécurité et vos données'],
  ['formules', 'Les formules'],
  ['massstabe', 'Maßstäbe der Prüfung'],
  ['pruef', 'Maßstäbe der Prüfung'],
  ['documents vivent', 'Sécurité et vos données'],
  ['prix', 'Tarifs'],
  ['runway', 'Le calcul'],
  ['rgdp', 'Sécurité et vos données'],
  ['7500', 'Le calcul'],
  ['7.500', 'Le calcul'],
])('"%s" finds "%s" first', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test('a heading links to its section and names its page, and a shared heading is listed one time', () => {
  expect(search('formules')[0]).toEqual({
    ...{ title: 'Les formules', text: '', page: 'Tarifs', to: '/pricing#plans', excerpt: [] },
  });
  expect(search('contact').map(({ to }) => to)).toEqual(['/pricing']);
});

test('results of one page do not hide those of other pages', async () => {
  const sections = Array.from({ length: 9 }, (_, index): Part => [`Métrique ${index}`, `m${index}`]);
  const many = await createSearch([
    page('/blog/metrics', 'Métriques', '', ...sections),
    page('/insights/ratios', 'Les ratios', 'Chaque métrique a une source.'),
  ]);
  const found = many('métrique').map(({ to }) => to);
  expect(found.slice(0, 4)).toContain('/insights/ratios');
  expect(found).toHaveLength(11);
});

test('a word that only another language has finds the word of this language', async () => {
  const italian = await createSearch([page('/blog/ai', 'Come lavora la AI', '')]);
  expect(italian('IA').map(({ to }) => to)).toEqual(['/blog/ai']);
  const french = await createSearch([
    page('/blog/ia', 'Ce que fait l’IA', ''),
    page('/blog/j', 'J’ai lu', ''),
  ]);
  expect(french('IA').map(({ to }) => to)).toEqual(['/blog/ia']);
});

test('an empty query has no results', () => {
  for (const query of ['', '  ']) expect(search(query)).toEqual([]);
});

test('an unknown term has no results, even if a part of it is similar to a known word', () => {
  for (const query of ['particle', 'mais', '?', 'xyzzy', '<script>', '*', 'x"w'.repeat(500)])
    expect(titles(query)).toEqual([]);
});

test('a result shows the sentence that was found, with its words marked', () => {
  const [found] = search('runway mois');
  expect(found?.excerpt.map(({ text }) => text).join('')).toBe(
    '… Le runway est le nombre de mois restants, à 7 500 € par mois.',
  );
  const marked = found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  expect(marked).toEqual(['runway', 'mois', 'mois']);
});

test.each([
  ['F31\nBurn per month: 120,000\n', 'F31 · Burn per month: 120,000'],
  ['A sentence.\n \nAnother one', 'A sentence. Another one'],
  ['«So?»\nYes', '«So?» Yes'],
  [' 10  Team\n\n3 ', '10 Team · 3'],
])('the parts of %j are apart: %s', (text, shown) => {
  expect(separated(text)).toBe(shown);
});

test('the entries of a list in an article are apart', () => {
  const list = withArticleText(page('/insights/list', 'List', ''), [
    ['p', 'Three areas:'],
    ['ul', ['li', 'Team'], ['li', 'Market']],
  ]);
  expect(list.text).toBe('Three areas: Team · Market');
});

test('a result whose title was found shows no passage', () => {
  expect(search('formules')[0]?.excerpt).toEqual([]);
});

test('a text that could not be loaded is found by the next search after the connection is back', async () => {
  let isOffline = true;
  const resources = createResources({
    read: async (_, name) => {
      if (name === SEARCHABLE)
        return [page('/insights/runway', 'Runway', ''), page('/pricing', 'Pricing', '')];
      if (isOffline) throw new TypeError('Failed to fetch');
      return { language: 'it', body: [['p', 'Ask for the burn rate.']] };
    },
    wait: async () => {},
    isOffline: () => isOffline,
  });
  const found = async () => {
    const searches: (LoadedSearch | null)[] = [];
    await loadSearch('en', resources, (loaded) => searches.push(loaded));
    return searches
      .at(-1)
      ?.search('burn')
      .map(({ title }) => title);
  };
  expect(await found()).toEqual([]);
  isOffline = false;
  expect(await found()).toEqual(['Runway']);
});
