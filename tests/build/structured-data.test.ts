import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, test } from 'vitest';
import { addressOf } from '#site/addresses.ts';
import { allArticles } from '#site/articles.ts';
import { type Page, pages } from '#site/pages.ts';
import { plans, teamLicence } from '#site/prices.ts';
import { compileTexts } from '../support/compile.ts';
import { figurePattern, htmlOf, mainText } from '../support/html.ts';

const SITE = 'https://vaglio.example';
const found = pages.filter(({ route }) => !route.unindexed);

const extract = (address: string) => new WebAutoExtractor({ addLocation: false }).parse(htmlOf(address));
/** The data as it stands in the page. */
function sourceOf(address: string): string {
  const [, source] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(htmlOf(address)) ?? [];
  if (!source) throw new Error(`${address} has no structured data.`);
  return source;
}
const thingsOf = (address: string): Record<string, unknown>[] => JSON.parse(sourceOf(address))['@graph'];
const thingOf = (address: string, type: string) => thingsOf(address).find((thing) => thing['@type'] === type);

/** What of the data each kind of page must have. */
const typesOf = ({ route }: Page): string[] => {
  if (route.id === 'home') return ['Organization', 'WebSite', 'SoftwareApplication'];
  if (route.id === 'pricing') return ['BreadcrumbList', 'SoftwareApplication'];
  if (route.id === 'faq') return ['BreadcrumbList', 'FAQPage'];
  return route.id === 'article' ? ['BreadcrumbList', 'Article'] : ['BreadcrumbList'];
};

describe.each(found)('the structured data of $address', (page) => {
  const { address } = page;

  test('is what its kind of page has, and holds no errors in the eyes of a search engine', async () => {
    const extracted = extract(address);
    expect(extracted.errors).toEqual([]);
    expect(Object.keys(extracted.jsonld)).toEqual(typesOf(page));
    const issues = await new Validator().validate(extracted);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  test('leads from the home page down to this one', () => {
    if (page.route.id === 'home') return;
    const trail = thingOf(address, 'BreadcrumbList')?.itemListElement as { item: string; name: string }[];
    const addresses = trail.map(({ item }) => item.slice(SITE.length));
    expect([addresses[0], addresses.at(-1)]).toEqual([addressOf('/', page.base), address]);
    const known = new Set(found.filter(({ base }) => base === page.base).map((other) => other.address));
    expect(addresses.filter((above) => !known.has(above))).toEqual([]);
    expect(new Set(addresses).size).toBe(page.path.split('/').length);
    expect(trail.every(({ name }) => name)).toBe(true);
  });

  test('claims no ratings', () => {
    expect(sourceOf(address)).not.toMatch(/"(?:aggregateRating|review)"/);
  });
});

test('the compiler finds all of it in the vocabulary of schema.org', { timeout: 120_000 }, () => {
  const german = found.filter(({ base }) => base === '/de');
  const kinds = new Map(german.map((page) => [typesOf(page).join(), page]));
  const lines = [...kinds.values()].map(
    ({ address }) => `export const ${address.replace(/\W/g, '_')}: Graph = ${sourceOf(address)};`,
  );
  const source = ["import type { Graph } from 'schema-dts';", ...lines].join('\n');
  const problems = compileTexts({
    'every-page.ts': source,
    'unknown-property.ts': source.replace('"datePublished"', '"published"'),
    'unknown-type.ts': source.replace('"@type":"FAQPage"', '"@type":"Questions"'),
  });
  expect(problems.get('every-page.ts')).toBeUndefined();
  expect(problems.get('unknown-property.ts')).toContain('published');
  expect(problems.get('unknown-type.ts')).toContain('Questions');
});

test('an article says who wrote it, when, in which language, and shows its card', () => {
  for (const { address, slug, language } of found.filter(({ route }) => route.id === 'article')) {
    const row = allArticles.find((article) => article.slug === slug);
    const written: readonly string[] = row?.languages ?? [];
    expect(thingOf(address, 'Article'), address).toMatchObject({
      inLanguage: written.includes(language) ? language : written[0],
      author: { '@type': 'Person', name: row?.author },
      datePublished: row?.date,
      mainEntityOfPage: SITE + address,
      image: /<meta property="og:image" content="([^"]+)"/.exec(htmlOf(address))?.[1],
    });
  }
});

test('offers are those that the page shows', () => {
  const offersOf = (address: string) =>
    thingOf(address, 'SoftwareApplication')?.offers as { price: number; priceCurrency: string }[];
  for (const { address, route } of found) {
    if (route.id !== 'home' && route.id !== 'pricing') continue;
    const offers = offersOf(address);
    expect(
      offers.map(({ price }) => price),
      address,
    ).toEqual(
      route.id === 'home'
        ? [teamLicence.perMonth, teamLicence.perYear]
        : plans.flatMap(({ price }) => price ?? []),
    );
    for (const { price, priceCurrency } of offers) {
      expect(priceCurrency).toBe('EUR');
      expect(mainText(address), address).toMatch(figurePattern(`€${price.toLocaleString('en')}`));
    }
  }
});

test('questions and answers are those that the page shows', () => {
  for (const { address } of found.filter(({ route }) => route.id === 'faq')) {
    const text = mainText(address).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    const questions = thingOf(address, 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.length).toBeGreaterThan(20);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name.replace(/\s+/g, ' '));
      expect(text).toContain(acceptedAnswer.text.replace(/\s+/g, ' '));
    }
  }
});
