import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, SEARCHABLE, type SearchablePage } from '#features/search/model/searchable.ts';
import { createSearch } from '#features/search/search.ts';
import { sentSize } from '#scripts/first-load.ts';
import { fold } from '#site/fold.ts';
import { type Locale, locales } from '#site/locales.ts';
import { plans } from '#site/prices.ts';
import { isAddedTo, pages } from '../support/content.ts';
import { documentOf, textOf } from '../support/dom.ts';
import { mainHtml } from '../support/html.ts';

/** kB with brotli for all five locales. Source: docs/performance.md. */
const INDEX_KB = 120;
const DIST = 'dist';

/** Replaces white space with plain spaces. */
const spaced = (text = '') => text.replace(/\s+/g, ' ').trim();

const highestPrice = Math.max(...plans.map(({ price }) => price ?? 0));

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const fileOf = (code: Locale) =>
  files.find((file) => file.startsWith('messages/') && file.endsWith(`/${code}/${SEARCHABLE}.json`)) ?? '';
const searchable = (code: Locale): SearchablePage[] =>
  JSON.parse(readFileSync(join(DIST, fileOf(code)), 'utf8'));

test.each(locales)('$code: a search for a title finds it in the first three results', async ({ code }) => {
  const search = await createSearch(searchable(code));
  const missed = entriesOf(searchable(code)).filter(
    ({ title }) =>
      !search(title)
        .slice(0, 3)
        .some((found) => fold(found.title) === fold(title)),
  );
  expect(missed.map(({ title }) => title)).toEqual([]);
});

test('the search holds every indexed page with its headings and questions, and its anchors exist', () => {
  const found = searchable('de');
  const listed = pages.filter(({ basePath, route }) => basePath === '/de' && !route.unindexed);
  expect(found.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).sort());
  for (const { address, path } of listed) {
    const main = documentOf(mainHtml(address));
    const own = found.find((page) => page.path === path);
    const texts = new Set([own?.title, ...(own?.parts.map((part) => part.title) ?? [])].map(spaced));
    // The heading of the links to older articles, which are seen without scripts only, is in a <nav>.
    // The list of marked passages is found on /insights, which lists those of all articles.
    const headings =
      ':not(nav) > :is(h2:not(#marks-title), h3), details:is([name$=faq], [name=security]) > summary';
    for (const heading of main.querySelectorAll(headings))
      expect.soft(texts, `${address} ${textOf(heading)}`).toContain(spaced(textOf(heading)));
    for (const { anchor } of own?.parts ?? [])
      if (anchor) expect.soft(main.getElementById(anchor), `${address}#${anchor}`).not.toBeNull();
  }
});

test.each(locales)(
  '$code: the calculator is found by its heading, at the anchor that opens it',
  async ({ code }) => {
    const heading = documentOf(mainHtml(`/${code}`)).getElementById('roi-title');
    const search = await createSearch(searchable(code));
    expect(heading && search(textOf(heading))[0]?.to).toBe('/#roi-calculator-section');
  },
);

test('titles in another language have their language, and no others', () => {
  const languages = (code: Locale) =>
    searchable(code).flatMap(({ path, language, parts }) => [
      [path, language],
      ...parts.map((part) => [path, part.language]),
    ]);
  expect(languages('de')).toContainEqual(['/blog/kpi-che-contano', 'it']);
  expect(languages('de')).toContainEqual(['/privacy', 'it']);
  expect(languages('de')).not.toContainEqual(['/faq', 'it']);
  // A text without an Italian version has its own language there.
  expect(languages('it').map(([, language]) => language)).not.toContain('it');
});

test.each(locales)('$name: no two entries have the same words and the same place', ({ code }) => {
  const keys = entriesOf(searchable(code)).map(({ to, title }) => `${to} ${title}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'ISO 27001', '/security'],
  ['it', 'ISO', '/security'],
  ['de', 'ISO 27001', '/security'],
  ['en', 'SOC 2', '/security'],
  ['en', 'price', '/pricing'],
  ['it', 'prezzo', '/pricing'],
  ['de', 'kosten', '/pricing'],
  ['en', highestPrice.toLocaleString('en'), '/pricing'],
  ['it', highestPrice.toLocaleString('it', { useGrouping: 'always' }), '/pricing'],
  ['de', String(highestPrice), '/pricing'],
  ['de', 'presie', '/pricing'],
  ['de', 'gdpr', '/faq'],
  ['de', 'Sicherheit', '/security'],
  ['de', 'Vorurteile', '/insights/cognitive-biases-technology-stack-help'],
  ['it', 'pregiudizi', '/insights/cognitive-biases-technology-stack-help'],
  ['it', 'riciclaggio', '/insights/regulatory-compliance-fintech'],
  ['de', 'Messgrößen', '/insights/metrics-kpis-deal-flow-management'],
  ['it', 'iso27001', '/security'],
  // Each is found by a synonym alone.
  ['en', 'functions', '/faq'],
  ['it', 'cifratura', '/security'],
  ['es', 'encriptado', '/security'],
  ['en', 'formats', '/analyzer'],
  ['de', 'Schnittstellen', '/api'],
  ['en', 'NDA', '/faq'],
  ['en', 'safe', '/security'],
  ['it', 'sicuro', '/security'],
  ['de', 'sichere', '/security'],
  ['es', 'segura', '/security'],
  ['en', 'erase', '/security'],
  ['fr', 'effacer', '/security'],
  ['es', 'borrar', '/security'],
  ['de', 'kündbar', '/security'],
  ['fr', 'préjugés', '/insights/cognitive-biases-technology-stack-help'],
  ['de', 'Anlagestrategie', '/guides'],
  ['de', 'Unternehmensbewertung', '/workflow'],
  ['de', 'Umsatzwachstum', '/workflow'],
  ['de', 'Risikokapital', '/faq'],
  ['en', 'duediligence', '/guides'],
  ['de', 'Regulierung', '/insights/regulatory-compliance-fintech'],
  ['fr', 'réglementaire', '/insights/regulatory-compliance-fintech'],
  ...Object.entries({
    it: ['kiosk', 'tablet', 'fiera', 'stand', 'evento'],
    en: ['kiosk', 'tablet', 'fair', 'stand', 'event', 'booth', 'exhibition'],
    fr: ['kiosque', 'tablette', 'salon', 'stand', 'événement'],
    de: ['Kiosk', 'Tablet', 'Messe', 'Messestand', 'Stand', 'Event'],
    es: ['quiosco', 'tableta', 'feria', 'stand', 'evento'],
  }).flatMap(([code, words]) =>
    words.map((word): [Locale, string, string] => [code as Locale, word, '/support']),
  ),
])('%s: a search for "%s" finds %s in the first three results', async (code, query, path) => {
  const search = await createSearch(searchable(code));
  const found = search(query).slice(0, 3);
  expect(found.map(({ to }) => to.split('#')[0])).toContain(path);
});

test.each<[Locale, string, string]>([
  ['it', 'ROI', '/#roi-calculator-section'],
  ['en', 'calculator', '/#roi-calculator-section'],
  ['fr', 'calculateur', '/#roi-calculator-section'],
  ['de', 'Rechner', '/#roi-calculator-section'],
  ['es', 'calculadora', '/#roi-calculator-section'],
  ['it', 'sicurezza dei dati', '/security'],
  ['de', 'Datensicherheit', '/security'],
  ['en', 'where is my data?', '/#faq-title'],
  ['it', 'chi siete', '/about'],
  ['fr', 'fondateurs', '/about#team-title'],
  ['de', 'Musterbericht', '/analyzer'],
  ['es', 'informe de muestra', '/analyzer/results'],
  ['it', 'Newsletter', '/#newsletter-form-title'],
  ['en', 'newsletter', '/#newsletter-form-title'],
  ['fr', 'infolettre', '/#newsletter-form-title'],
  ['de', 'Newsletter', '/#newsletter-form-title'],
  ['es', 'boletín', '/#newsletter-form-title'],
  ['it', 'evidenziazioni', '/insights#marked-passages'],
  ['en', 'marked passages', '/insights#marked-passages'],
  ['fr', 'surlignages', '/insights#marked-passages'],
  ['de', 'Markierungen', '/insights#marked-passages'],
  ['es', 'resaltados', '/insights#marked-passages'],
  ['it', 'scadenza', '/pricing#timing'],
  ['it', 'Quanto costa?', '/pricing'],
  ['en', 'how much', '/pricing'],
  ['fr', 'combien ça coûte ?', '/pricing'],
  ['de', 'Was kostet das?', '/pricing'],
  ['es', '¿Cuánto cuesta?', '/pricing'],
])('%s: a search for "%s" finds %s first', async (code, query, to) => {
  const search = await createSearch(searchable(code));
  expect(search(query)[0]?.to).toBe(to);
});

test.each<[Locale, string]>([
  ['it', 'disdetta'],
  ['en', 'refund'],
  ['de', 'refund'],
  ['es', 'lampara'],
])('%s: a search for "%s", which no page answers, finds nothing', async (code, query) => {
  const search = await createSearch(searchable(code));
  expect(search(query)).toEqual([]);
});

test.skipIf(isAddedTo)('the search data is small', () => {
  const size = locales.reduce((total, { code }) => total + sentSize(DIST, fileOf(code), 'br'), 0);
  expect(size).toBeGreaterThan(10);
  expect(size).toBeLessThan(INDEX_KB);
});
