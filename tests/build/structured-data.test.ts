import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import type { Page } from '#site/pages.ts';
import { plans, teamLicence } from '#site/prices.ts';
import { compileTexts } from '../support/compile.ts';
import { articles, authors, pages, posts } from '../support/content.ts';
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
const typesOf = ({ route, slug }: Page): string[] => {
  if (route.id === 'home') return ['Organization', 'WebSite', 'SoftwareApplication'];
  if (route.id === 'pricing') return ['BreadcrumbList', 'SoftwareApplication'];
  if (route.id === 'faq') return ['BreadcrumbList', 'FAQPage'];
  if (route.id === 'author') return ['BreadcrumbList', 'ProfilePage'];
  return slug ? ['BreadcrumbList', 'Article'] : ['BreadcrumbList'];
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
    // There is no list of the authors.
    const levels = page.path.split('/').length - (page.route.id === 'author' ? 1 : 0);
    expect(new Set(addresses).size).toBe(levels);
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
  const texts: { slug: string; author: string; date: string; languages: readonly string[] }[] = [
    ...articles,
    ...posts.map((post) => ({ ...post, languages: ['it'] })),
  ];
  const shown = found.filter(({ route, slug }) => slug && route.id !== 'author');
  for (const { address, base, slug, language } of shown) {
    const row = texts.find((article) => article.slug === slug);
    const written = row?.languages ?? [];
    expect(thingOf(address, 'Article'), address).toMatchObject({
      inLanguage: written.includes(language) ? language : written[0],
      author: { '@type': 'Person', name: row?.author, url: SITE + pageOf(row?.author, base) },
      datePublished: row?.date,
      mainEntityOfPage: SITE + address,
      image: /<meta property="og:image" content="([^"]+)"/.exec(htmlOf(address))?.[1],
    });
  }
});

/** The address of an author's page in an edition. */
const pageOf = (name: string | undefined, base: string) =>
  addressOf(`/insights/authors/${authors.find((author) => author.name === name)?.slug}`, base);

test('an author is one person in all editions, with the words the page shows', () => {
  const profiles = found.filter(({ route }) => route.id === 'author');
  expect(profiles).toHaveLength(authors.length * localePrefixes.length);
  for (const { address, path, slug } of profiles) {
    const author = authors.find((one) => one.slug === slug);
    const person = thingOf(address, 'ProfilePage')?.mainEntity as Record<string, string>;
    expect(person).toMatchObject({
      '@type': 'Person',
      '@id': `${SITE}${path}#person`,
      name: author?.name,
      url: SITE + address,
    });
    const text = mainText(address);
    for (const words of [person.name, person.jobTitle, ...(person.knowsAbout ?? [])])
      expect(text, address).toContain(words);
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
