import { expect, test } from 'vitest';
import { readContent } from '#build/content/site-content.ts';
import { presentPages } from '#build/discovery/presentation.ts';
import { compileResources } from '#build/messages.ts';
import { searchablePages } from '#build/search.ts';
import { LOCALES } from '../../support/messages.ts';

test('an author without a translation has the language of the description, and one with a translation has none', () => {
  const content = readContent(LOCALES, { today: '2030-01-01', everything: false });
  const german = presentPages(compileResources(LOCALES, content), content.pages).filter(
    ({ page, author }) => page.basePath === '/de' && author,
  );
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
