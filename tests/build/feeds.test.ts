import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import jsonFeedSchema from 'jsonfeed-schema';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { MOST_ENTRIES } from '#build/discovery/feeds.ts';
import { addressOf, feedAddress, feedKinds, pathOf } from '#router/model/addresses.ts';
import { articles, authors } from '../support/content.ts';
import { documentOf, mainOf, textOf } from '../support/dom.ts';
import { SITE } from '../support/html.ts';

const fileAt = (address: string) => readFileSync(join('dist', address), 'utf8');
const atomGrammar = readFileSync('tests/build/schemas/atom.rng', 'utf8');
const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date)).slice(0, MOST_ENTRIES);

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isJsonFeed = ajv.compile(jsonFeedSchema);

describe.each(['it', 'de'] as const)('the feeds in "%s"', (code) => {
  const xml = fileAt(feedAddress(code, 'atom+xml'));
  const json = fileAt(feedAddress(code, 'feed+json'));
  const atom = parseAtomFeed(xml);
  const feed = parseJsonFeed(JSON.parse(json));
  const list = SITE + addressOf(pathOf('insights'), `/${code}`);
  const expected = newestFirst.map(({ slug, date, author, languages }) => {
    const written: readonly string[] = languages;
    return {
      url: SITE + addressOf(pathOf('article', slug), `/${code}`),
      language: written.includes(code) ? code : written[0],
      author,
      authorUrl: `${SITE}/${code}/insights/authors/${authors.find(({ name }) => name === author)?.slug}`,
      date: `${date}T00:00:00.000Z`,
    };
  });

  test('are valid Atom for libxml2 and the grammar, and valid JSON Feed 1.1 for its schema', async () => {
    const { errors } = await validateXML({ xml, schema: atomGrammar, extension: 'relaxng' });
    expect(errors.map(({ message }) => message)).toEqual([]);
    isJsonFeed(JSON.parse(json));
    expect(isJsonFeed.errors).toBeNull();
    expect(JSON.parse(json).version).toBe('https://jsonfeed.org/version/1.1');
  });

  test('hold their own address, their locale and the address of their list', () => {
    expect([atom.xml?.lang, atom.id]).toEqual([code, SITE + feedAddress(code, 'atom+xml')]);
    const changed = newestFirst.map(({ date, updated }) => updated ?? date).sort();
    expect(atom.updated?.slice(0, 10)).toBe(changed.at(-1));
    expect(atom.links).toMatchObject([
      { rel: 'self', href: SITE + feedAddress(code, 'atom+xml') },
      { rel: 'alternate', href: list },
    ]);
    const own = SITE + feedAddress(code, 'feed+json');
    expect([feed.language, feed.home_page_url, feed.feed_url]).toEqual([code, list, own]);
  });

  test('have the same articles in both formats, with language, author, date and text', () => {
    const entries = atom.entries?.map(
      ({ id, links, xml: own, authors: [author] = [], published, ...words }) => ({
        url: links?.[0]?.href ?? id,
        language: own?.lang,
        author: author?.name,
        authorUrl: author?.uri,
        date: published,
        words: [words.title?.value, words.summary?.value, words.content?.value],
      }),
    );
    const items = feed.items?.map(({ url, language, authors: [author] = [], date_published, ...words }) => ({
      url,
      language,
      author: author?.name,
      authorUrl: author?.url,
      date: date_published,
      words: [words.title, words.summary, words.content_html],
    }));
    expect(items).toEqual(entries);
    expect(items).toMatchObject(expected);
  });

  test('hold the complete text of each article', () => {
    for (const { url = '', content_html = '' } of feed.items ?? []) {
      const { body } = documentOf(content_html);
      const text = mainOf(url.slice(SITE.length)).querySelector('article > div')?.lastElementChild;
      // The footnotes of a page have links back, and those of a feed have none.
      for (const back of text?.querySelectorAll('[role=doc-backlink]') ?? []) back.remove();
      expect.soft(text && textOf(text), url).toBe(textOf(body));
    }
  });

  test('are linked by their list and by each article', () => {
    const [article] = newestFirst;
    for (const path of [pathOf('insights'), pathOf('article', article?.slug)])
      for (const kind of feedKinds) {
        const link = `a[href="${feedAddress(code, kind)}"]`;
        expect.soft(mainOf(addressOf(path, `/${code}`)).querySelector(link), path).not.toBeNull();
      }
  });
});
