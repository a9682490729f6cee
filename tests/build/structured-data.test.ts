import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import type { Page } from '#router/model/pages.ts';
import { plans, teamLicence } from '#site/prices.ts';
import { articles, authors, faqOf, pages, posts } from '../support/content.ts';
import { complaints, figurePattern, htmlOf, lacking, mainText, SITE } from '../support/html.ts';

/** The types in src/build/discovery/structured-data.ts define its vocabulary. */
interface Thing {
  '@type': string;
  itemListElement: { item: string; name: string }[];
  offers: { price: number; priceCurrency: string }[];
  mainEntity: unknown;
}

const found = pages.filter(({ route }) => !route.unindexed);

/** Returns the data as the page contains it. */
function sourceOf(address: string): string {
  const [, source] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(htmlOf(address)) ?? [];
  if (!source) throw new Error(`${address} has no structured data.`);
  return source;
}
const things = new Map<string, Thing[]>(
  found.map(({ address }) => [address, JSON.parse(sourceOf(address))['@graph']]),
);
const thingOf = (address: string, type: string) =>
  things.get(address)?.find((thing) => thing['@type'] === type);
const ofRoute = (...ids: string[]) => found.filter(({ route }) => ids.includes(route.id));

/** Returns the types that each kind of page must have. */
const typesOf = ({ route, slug }: Page): string[] => {
  if (route.id === 'home') return ['Organization', 'WebSite', 'SoftwareApplication'];
  if (route.id === 'pricing') return ['BreadcrumbList', 'SoftwareApplication'];
  if (route.id === 'faq') return ['BreadcrumbList', 'FAQPage'];
  if (route.id === 'author') return ['BreadcrumbList', 'ProfilePage'];
  return slug ? ['BreadcrumbList', 'Article'] : ['BreadcrumbList'];
};

test('every page has the data of its kind and breadcrumbs from the home page, and claims no ratings', () => {
  const known = new Set(found.map(({ address }) => address));
  const wrong = complaints(found, (page) => {
    const { address, basePath, path, route } = page;
    const own = things.get(address) ?? [];
    const trail = thingOf(address, 'BreadcrumbList')?.itemListElement ?? [];
    const addresses = trail.map(({ item }) => item.slice(SITE.length));
    // The site has no list of authors.
    const levels = path.split('/').length - (route.id === 'author' ? 1 : 0);
    return [
      own.map((thing) => thing['@type']).join() !== typesOf(page).join() && 'types',
      /"(?:aggregateRating|review)"/.test(sourceOf(address)) && 'ratings',
      ...(route.id === 'home'
        ? []
        : [
            addresses.at(0) !== addressOf('/', basePath) && 'begins elsewhere',
            addresses.at(-1) !== address && 'ends elsewhere',
            new Set(addresses).size !== levels && `${levels} levels`,
            !trail.every(({ item, name }) => name && known.has(item.slice(SITE.length))) &&
              'a step is not there',
          ]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('the validator of a search engine finds no errors in any kind of page', async () => {
  const kinds = [...new Map(found.map((page) => [typesOf(page).join(), page])).values()];
  for (const { address } of [...kinds, ...found.filter(({ basePath, slug }) => basePath === '/de' && slug)]) {
    const extracted = new WebAutoExtractor({ addLocation: false }).parse(htmlOf(address));
    const issues = await new Validator().validate(extracted);
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect.soft([...extracted.errors, ...errors], address).toEqual([]);
  }
});

/** Returns the address of an author's page in a locale. */
const pageOf = (name: string | undefined, basePath: string) =>
  SITE + addressOf(`/insights/authors/${authors.find((author) => author.name === name)?.slug}`, basePath);

test('an article has its author, date, language and card', () => {
  const texts = [...articles, ...posts.map((post) => ({ ...post, languages: ['it'] }))];
  for (const { address, basePath, slug, locale } of ofRoute('article', 'post')) {
    const row = texts.find((article) => article.slug === slug);
    const written: readonly string[] = row?.languages ?? [];
    expect.soft(thingOf(address, 'Article'), address).toMatchObject({
      inLanguage: written.includes(locale) ? locale : written[0],
      author: { '@type': 'Person', name: row?.author, url: pageOf(row?.author, basePath) },
      datePublished: row?.date,
      mainEntityOfPage: SITE + address,
      image: /<meta property="og:image" content="([^"]+)"/.exec(htmlOf(address))?.[1],
    });
  }
});

test('an author is one person in all locales, with the texts of the page', () => {
  const profiles = ofRoute('author');
  expect(profiles).toHaveLength(authors.length * localePrefixes.length);
  for (const { address, path, slug } of profiles) {
    const { name } = authors.find((one) => one.slug === slug) ?? {};
    const person = thingOf(address, 'ProfilePage')?.mainEntity as { jobTitle: string; knowsAbout?: string[] };
    expect.soft(person).toMatchObject({ '@id': `${SITE}${path}#person`, name, url: SITE + address });
    expect
      .soft(lacking(mainText(address), [person.jobTitle, ...(person.knowsAbout ?? [])]), address)
      .toEqual([]);
  }
});

test('offers are the same as on the page', () => {
  for (const { address, route } of ofRoute('home', 'pricing')) {
    const offers = thingOf(address, 'SoftwareApplication')?.offers ?? [];
    const { perMonth, perYear } = teamLicence;
    const prices = route.id === 'home' ? [perMonth, perYear] : plans.flatMap(({ price }) => price ?? []);
    expect.soft(offers, address).toMatchObject(prices.map((price) => ({ price, priceCurrency: 'EUR' })));
    for (const price of prices)
      expect.soft(mainText(address), address).toMatch(figurePattern(`€${price.toLocaleString('en')}`));
  }
});

test('questions and answers are the same as on the page, and complete', () => {
  for (const { address, locale } of ofRoute('faq')) {
    const questions = thingOf(address, 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect.soft(questions, address).toHaveLength(faqOf(locale).length);
    const words = questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    expect.soft(lacking(mainText(address), words), address).toEqual([]);
  }
});
