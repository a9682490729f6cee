import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { readContent } from '#build/content/site-content.ts';
import { feedFiles } from '#build/discovery/feeds.ts';
import { presentPages } from '#build/discovery/presentation.ts';
import { compileResources } from '#build/messages.ts';
import { sitemap } from '#build/sitemap.ts';
import type { ArticleContent, ArticleListContent } from '#features/articles/model/content.ts';
import { feedAddress } from '#router/model/addresses.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import { locales } from '#site/locales.ts';
import { LOCALES } from '../../support/messages.ts';
import { addArticles } from '../../support/more-articles.ts';
import { isSampleFile } from '../../support/samples.ts';

const SITE = 'https://vaglio.example';

/** Returns the content of the initial texts and of generated articles, `size` articles in all. */
function grown(size: number) {
  const locales = join(mkdtempSync(join(tmpdir(), 'many-')), 'locales');
  const isFirst = (path: string) => isSampleFile(relative(LOCALES, path).replace(/^\w+[\\/]/, ''));
  cpSync(LOCALES, locales, { recursive: true, filter: isFirst });
  addArticles(locales, size);
  const content = readContent(locales, { today: '2030-01-01', everything: false });
  const resources = compileResources(locales, content);
  rmSync(dirname(locales), { recursive: true });
  return { content, resources };
}

describe.each([7, 30])('with %d articles', (size) => {
  const { content, resources } = grown(size);
  const italian = resources.get('it');
  const list = italian?.get('articles/index') as ArticleListContent;
  const older = (italian?.get(OLDER_ARTICLES) ?? []) as ArticleListContent['articles'];

  test('the list has the seven newest articles and the number of older ones', () => {
    expect(list.articles).toHaveLength(7);
    expect(list.older ?? 0).toBe(size - 7);
    const slugs = [...list.articles, ...older].map(({ slug }) => slug);
    expect(slugs).toEqual(content.articles.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(size);
    // The data embedded in the page must not grow with the number of articles.
    expect(JSON.stringify(list).length).toBeLessThan(6_000);
  });

  test('every older article is linked from the list or from another linked article', () => {
    const nextOf = (slug: string) =>
      (italian?.get(`articles/${slug}`) as ArticleContent | undefined)?.next ?? [];
    const reached = new Set([...list.articles, ...(list.next ?? [])].map(({ slug }) => slug));
    // The loop also visits articles that it adds to the set.
    for (const slug of reached) for (const next of nextOf(slug)) reached.add(next.slug);
    expect(reached.size).toBe(size);
    const linking = content.articles.filter(({ slug }) => nextOf(slug).length > 0);
    expect(linking).toHaveLength(Math.max(0, size - 8));
  });

  test('every article has a page, a text and a sitemap entry in every locale', async () => {
    const own = content.pages.filter(({ route }) => route.id === 'article');
    expect(own).toHaveLength(size * (locales.length + 1));
    const xml = await sitemap(SITE, presentPages(resources, content.pages));
    for (const { address } of own) expect(xml).toContain(`<loc>${SITE}${address}</loc>`);
    for (const { slug } of content.articles) expect(italian?.has(`articles/${slug}`)).toBe(true);
  });

  test('a feed holds the newest articles, twenty at most', () => {
    const presentations = presentPages(resources, content.pages);
    const files = feedFiles({ siteUrl: SITE, presentations, cardOf: () => '/card.png' });
    for (const { code } of locales) {
      const { entries = [] } = parseAtomFeed(files.get(feedAddress(code, 'atom+xml')) ?? '');
      expect(entries.map(({ id }) => id)).toEqual(
        content.articles.slice(0, 20).map(({ slug }) => `${SITE}/${code}/insights/${slug}`),
      );
    }
  });
});
