import { expect, test } from 'vitest';
import { readContent } from '#build/content/site-content.ts';
import { presentPages } from '#build/discovery/presentation.ts';
import { compileResources } from '#build/messages.ts';
import { searchablePages } from '#build/search.ts';
import { LOCALES } from '../../support/messages.ts';

const content = readContent(LOCALES, { today: '2030-01-01', everything: false });
const presentations = presentPages(compileResources(LOCALES, content), content.pages);

test('the date above the heading of a card belongs to the card', () => {
  const webinars = presentations.filter(({ page }) => page.address === '/en/webinars');
  const card = (id: string, date: string) =>
    `<li id="${id}"><p>${date}</p><h3>About ${id}</h3><p>More.</p></li>`;
  const body = `<main><h1>Webinars</h1><ul>${card('a', '14 January')}${card('b', '28 January')}</ul></main>`;
  const [address] = webinars.map(({ page }) => page.address);
  const rendered = new Map([
    [address ?? '', { body, head: '', key: '', locale: 'en' as const, resources: {} }],
  ]);
  const [page] = searchablePages(rendered, webinars).get('en') ?? [];
  expect(page?.parts.slice(-2)).toMatchObject([
    { title: 'About a', anchor: 'a', text: expect.stringContaining('14 January') },
    { title: 'About b', anchor: 'b', text: expect.stringContaining('28 January') },
  ]);
});

test('an author without a translation has the language of the description, and one with a translation has none', () => {
  const german = presentations.filter(({ page, author }) => page.basePath === '/de' && author);
  const languages = (locale: 'it' | 'de') =>
    searchablePages(
      new Map(),
      german.map((presentation) => ({ ...presentation, locale })),
    )
      .get('de')
      ?.map(({ language }) => language);
  expect(german.length).toBeGreaterThan(0);
  expect(languages('it')).toEqual(german.map(() => 'it'));
  expect(languages('de')).toEqual(german.map(() => undefined));
});
