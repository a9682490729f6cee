import { expect, test } from 'vitest';
import { loadSearch } from '#features/search/load-search.ts';
import { SEARCHABLE, type SearchablePage } from '#features/search/model/searchable.ts';
import type { Search } from '#features/search/search.ts';
import { createResources } from '#i18n/resources.ts';

const pages: SearchablePage[] = [
  { path: '/insights/runway', title: 'Runway', text: '', parts: [] },
  { path: '/pricing', title: 'Pricing', text: '', parts: [] },
];

test('a text that could not be loaded is found by the next search after the connection is back', async () => {
  let isOffline = true;
  const resources = createResources({
    read: async (_, name) => {
      if (name === SEARCHABLE) return pages;
      if (isOffline) throw new TypeError('Failed to fetch');
      return { language: 'en', body: [['p', 'Ask for the burn rate.']] };
    },
    wait: async () => {},
    isOffline: () => isOffline,
  });
  const found = async () => {
    const searches: (Search | null)[] = [];
    await loadSearch('en', resources, (search) => searches.push(search));
    return searches
      .at(-1)?.('burn')
      .map(({ title }) => title);
  };
  expect(await found()).toEqual([]);
  isOffline = false;
  expect(await found()).toEqual(['Runway']);
});
