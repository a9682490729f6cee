import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import jsonFeedSchema from 'jsonfeed-schema';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { MOST_ENTRIES } from '#build/discovery/feeds.ts';
import { addressOf, feedAddress, feedKinds, pathOf } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { articles, authors, pages } from '../support/content.ts';
import { documentOf, elementSaying, mainOf, textOf } from '../support/dom.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const SITE = 'https://vaglio.example';
const fileAt = (address: string) => readFileSync(join('dist', address), 'utf8');
const atomGrammar = readFileSync('tests/build/schemas/atom.rng', 'utf8');
const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date)).slice(0, MOST_ENTRIES);

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isJsonFeed = ajv.compile(jsonFeedSchema);

const atomProblems = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema: atomGrammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
};

describe.each(languages)('the feeds in $name', ({ code }) => {
  const xml = fileAt(feedAddress(code, 'atom+xml'));
  const json = fileAt(feedAddress(code, 'feed+json'));
  const languageOf = (slug: string) => {
    const written: readonly string[] = articles.find((row) => row.slug === slug)?.languages ?? [];
    return written.includes(code) ? code : written[0];
  };
  const pageOf = (name: string) => authors.find((author) => author.name === name)?.slug;
  const expected = newestFirst.map(({ slug, date, author }) => ({
    authorUrl: `${SITE}/${code}/insights/authors/${pageOf(author)}`,
    url: SITE + addressOf(pathOf('article', slug), `/${code}`),
    language: languageOf(slug),
    author,
    date: `${date}T00:00:00.000Z`,
  }));

  test('are Atom, by libxml2 and the grammar', async () => {
    expect(await atomProblems(xml)).toEqual([]);
  });

  test('are JSON Feed 1.1, by its schema', () => {
    isJsonFeed(JSON.parse(json));
    expect(isJsonFeed.errors).toBeNull();
    expect(JSON.parse(json).version).toBe('https://jsonfeed.org/version/1.1');
  });

  test('say to a reader of Atom which articles there are, in which language, by whom, since when', () => {
    const feed = parseAtomFeed(xml);
    expect(feed.xml?.lang).toBe(code);
    expect(feed.id).toBe(SITE + feedAddress(code, 'atom+xml'));
    expect(feed.updated?.slice(0, 10)).toBe(
      newestFirst
        .map(({ date, updated }) => updated ?? date)
        .sort()
        .at(-1),
    );
    expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', SITE + feedAddress(code, 'atom+xml')],
      ['alternate', SITE + addressOf(pathOf('insights'), `/${code}`)],
    ]);
    const entries = feed.entries?.map((entry) => ({
      url: entry.links?.[0]?.href,
      language: entry.xml?.lang,
      authorUrl: entry.authors?.[0]?.uri,
      author: entry.authors?.[0]?.name,
      date: entry.published,
    }));
    expect(entries).toEqual(expected);
    expect(feed.entries?.map(({ id }) => id)).toEqual(expected.map(({ url }) => url));
  });

  test('say the same to a reader of JSON, with the same words', () => {
    const feed = parseJsonFeed(JSON.parse(json));
    expect([feed.language, feed.home_page_url, feed.feed_url]).toEqual([
      code,
      SITE + addressOf(pathOf('insights'), `/${code}`),
      SITE + feedAddress(code, 'feed+json'),
    ]);
    const items = feed.items?.map((item) => ({
      url: item.url,
      language: item.language,
      authorUrl: item.authors?.[0]?.url,
      author: item.authors?.[0]?.name,
      date: item.date_published,
    }));
    expect(items).toEqual(expected);
    const words = parseAtomFeed(xml).entries?.map(({ title, summary, content }) => [
      title?.value ?? title,
      summary?.value ?? summary,
      content?.value,
    ]);
    expect(feed.items?.map(({ title, summary, content_html }) => [title, summary, content_html])).toEqual(
      words,
    );
  });

  test('bring the whole text of each article', () => {
    const items = parseJsonFeed(JSON.parse(json)).items ?? [];
    expect(items).toHaveLength(newestFirst.length);
    for (const { url = '', content_html = '' } of items) {
      const { body } = documentOf(content_html);
      const opening = body.querySelector('p');
      const onPage = elementSaying(mainOf(url.slice(SITE.length)), opening ? textOf(opening) : '');
      expect(onPage.parentElement && textOf(onPage.parentElement), url).toBe(textOf(body));
    }
  });
});

test('the grammar refuses what is no Atom', async () => {
  const xml = fileAt(feedAddress('it', 'atom+xml'));
  for (const broken of [
    xml.replace(/<updated>.*?<\/updated>/, ''),
    xml.replace('T00:00:00.000Z', ''),
    xml.replace('<author>', '<author><name>Two</name>'),
    xml.replace('<entry ', '<item/><entry '),
    xml.replace('&amp;', '&').replace('</feed>', '&</feed>'),
  ]) {
    expect(broken).not.toBe(xml);
    expect(await atomProblems(broken)).not.toEqual([]);
  }
});

test.each(pages)(
  'the head of $address leads to the feeds where it should',
  ({ address, language, route }) => {
    const links = attributesOf(htmlOf(address), 'link').filter(
      ({ rel, type }) => rel === 'alternate' && type && type !== 'text/markdown',
    );
    expect(links.map(({ type, href }) => [type, href])).toEqual(
      route.feeds ? feedKinds.map((kind) => [`application/${kind}`, feedAddress(language, kind)]) : [],
    );
    expect(links.every(({ title }) => title)).toBe(true);
  },
);
