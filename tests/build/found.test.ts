import { createReadStream, readFileSync } from 'node:fs';
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { expect, test } from 'vitest';
import type { Article } from '#build/content/articles.ts';
import type { BlogPost } from '#build/content/italian-texts.ts';
import { feedAddress, feedKinds, localePrefixes } from '#router/model/addresses.ts';
import type { Page } from '#router/model/pages.ts';
import { searchAddresses } from '#router/model/search-addresses.ts';
import { manifestAddress } from '#site/app-manifest.ts';
import { brand } from '#site/brand.ts';
import { articles, authors, notFoundPages, pages, posts } from '../support/content.ts';
import { attributesOf, complaints, decoded, differing, htmlOf, SITE } from '../support/html.ts';

const found = pages.filter(({ route }) => !route.unindexed);

/** Returns the metadata in the head of a page, with the values of each kind in one line. */
function headOf({ address }: { address: string }) {
  const [head = ''] = htmlOf(address).split('</head>');
  const metas = attributesOf(head, 'meta').map(({ name, property = name, content }) => ({
    property,
    content,
  }));
  const links = attributesOf(head, 'link').map(({ rel, hreflang, type = hreflang, href }) => ({
    rel,
    to: [type, href].filter(Boolean).join(' '),
  }));
  return {
    title: decoded(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    said: (name: string) =>
      metas.flatMap(({ property, content }) => (property === name ? content : [])).join(),
    linked: (kind: string) => links.flatMap(({ rel, to }) => (rel === kind ? to : [])).join(),
  };
}

/** Returns the addresses of a page for search engines. An article may be written in some languages only. */
function addressesOf(page: Page) {
  const article = page.route.id === 'article' && articles.find(({ slug }) => slug === page.slug);
  return searchAddresses(page, article ? article.languages : undefined);
}

/** Returns the links from head and sitemap to a page in all its languages, including its own. */
const alternatesOf = (page: Page) =>
  addressesOf(page).alternates.map(({ hreflang, address }) => `${hreflang} ${SITE}${address}`);

test('every page links to its canonical address, its other locales, its manifest, its feeds and its Markdown', () => {
  const wrong = complaints(pages, (page) => {
    const { linked } = headOf(page);
    const { address, locale, route } = page;
    const feeds = feedKinds.map((kind) => `application/${kind} ${feedAddress(locale, kind)}`);
    const alternates = [
      ...alternatesOf(page),
      ...(route.feeds ? feeds : []),
      ...(route.id === 'article' ? [`text/markdown ${address}.md`] : []),
    ];
    return differing(
      { canonical: linked('canonical'), manifest: linked('manifest'), alternate: linked('alternate') },
      {
        canonical: SITE + addressesOf(page).canonical,
        manifest: manifestAddress(locale),
        alternate: alternates.join(),
      },
    );
  });
  expect(wrong).toEqual([]);
});

test('a shared link to a page shows its own title, description, language and a large picture', () => {
  const dates = new Map([...articles, ...posts].map(({ slug, date }) => [slug, date]));
  const openGraphLocales = new Map(found.map((page) => [page.locale, headOf(page).said('og:locale')]));
  const wrong = complaints(found, (page) => {
    const { locale, route, slug = '' } = page;
    const { title, said } = headOf(page);
    const kind = route.id === 'author' ? 'profile' : slug ? 'article' : 'website';
    const expected: Record<string, string | undefined> = {
      'og:title': title.replace(` · ${brand.name}`, ''),
      'og:description': said('description'),
      'og:url': SITE + addressesOf(page).canonical,
      'og:site_name': brand.name,
      'og:type': kind,
      'og:locale': openGraphLocales.get(locale),
      'article:published_time': kind === 'article' ? dates.get(slug) : '',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      robots: '',
    };
    const picture = new RegExp(`^${SITE}/cards/${locale}/.+\\.[0-9a-f]{12}\\.png$`);
    return [
      ...differing(Object.fromEntries(Object.keys(expected).map((name) => [name, said(name)])), expected),
      !said('og:locale').startsWith(locale) && 'og:locale',
      !picture.test(said('og:image')) && 'og:image',
    ];
  });
  expect(wrong).toEqual([]);
});

test.each(localePrefixes)('pages of "$base" have different titles and descriptions', ({ basePath }) => {
  const own = found.filter((page) => page.basePath === basePath).map(headOf);
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  const descriptions = new Set(own.map(({ said }) => said('description')));
  expect([descriptions.size, descriptions.has('')]).toEqual([own.length, false]);
});

test('unindexed pages have "noindex" and no metadata for sharing', () => {
  const hidden = pages.filter(({ route }) => route.unindexed);
  expect(hidden).toHaveLength(localePrefixes.length);
  const wrong = complaints([...hidden, ...notFoundPages], (page) => [
    headOf(page).said('robots') !== 'noindex' && 'robots',
    /property="og:|ld\+json/.test(htmlOf(page.address)) && 'shown',
  ]);
  expect(wrong).toEqual([]);
  expect(notFoundPages.filter((page) => headOf(page).linked('canonical'))).toEqual([]);
});

/** Returns the date of the last change of a page's text. A list has the date of its newest text. */
function changed({ route, slug, locale }: Page): string | undefined {
  const name = authors.find((author) => author.slug === slug)?.name;
  const rows: Partial<Record<string, readonly (Article | BlogPost)[]>> = {
    article: articles.filter((article) => article.slug === slug),
    post: posts.filter((post) => post.slug === slug),
    author: [...articles, ...posts].filter(({ author }) => author === name),
    insights: articles,
    blog: posts,
  };
  const dateOf = (row: Article | BlogPost) =>
    ('texts' in row ? row.texts[locale]?.updated : undefined) ?? row.updated ?? row.date;
  return rows[route.id]?.map(dateOf).sort().at(-1);
}

test('the sitemap lists every canonical page with its other locales and the date of its text', async () => {
  const items: SitemapItem[] = [];
  // This reader rejects elements that the protocol does not define.
  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.THROW });
  createReadStream('dist/sitemap.xml').pipe(reader);
  for await (const item of reader) items.push(item);
  const listed = items.map(({ url, links, lastmod }) => ({
    url,
    alternates: links.map(({ lang, url: other }) => `${lang} ${other}`),
    changed: lastmod?.slice(0, 10),
  }));
  expect(listed).toEqual(
    found
      .filter((page) => addressesOf(page).canonical === page.address)
      .map((page) => ({
        url: SITE + page.address,
        alternates: alternatesOf(page),
        changed: changed(page),
      })),
  );
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE}/sitemap.xml`]);
});
