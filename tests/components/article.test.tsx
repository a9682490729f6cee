import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { articleContent } from '#build/article-pages.ts';
import { type ArticleNode, LINK_RELATION } from '#features/articles/model/content.ts';
import { pathOf } from '#router/model/addresses.ts';
import type { MessageId } from '#site/messages.ts';
import { articles, content as siteContent } from '../support/content.ts';
import { sampled } from '../support/samples.ts';
import { speakWith } from '../support/speech.ts';
import { until } from '../support/until.ts';
import { one, press, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const [row] = sampled('articles', articles);
if (!row) throw new Error('There is no article.');
const address = `/de${pathOf('article', row.slug)}`;
const say = says('de');

/** Opens the article as if it were written only in English. */
const openEnglish = () => {
  const content = articleContent(siteContent, 'de', { ...row, languages: ['en'] });
  return openPage(address, { contents: { [`articles/${row.slug}`]: content } });
};
/** Opens the article with only these nodes as its text. */
const openWith = (...body: ArticleNode[]) => {
  const content = { ...articleContent(siteContent, 'de', row), body };
  return openPage(address, { contents: { [`articles/${row.slug}`]: content } });
};
const listen = () =>
  [...document.querySelectorAll('button')].find((button) => sayingOf(button) === say('reading.listen'));

test('an article in another language states its language in text and in lang attributes', async () => {
  await openEnglish();
  const { title } = articleContent(siteContent, 'en', row);
  expect([one('h1').lang, sayingOf(one('h1'))]).toEqual(['en', title]);
  expect(one('article > div > div[lang]').lang).toBe('en');
  expect(sayingOf(one('article header'))).toContain(say('insights.otherLanguage', { language: 'en' }));
  await openPage(address);
  // The next articles may be in another language, so the selectors do not match them.
  expect(document.querySelectorAll('article > header [lang], article > div > [lang]')).toHaveLength(0);
  expect(sayingOf(one('article header'))).not.toContain(say('insights.otherLanguage', { language: 'de' }));
});

test('an article lists its sources below its text by their titles, each only one time', async () => {
  const link = (href: string, source?: string): ArticleNode => ({
    href,
    children: ['this'],
    ...(source && { source }),
  });
  const act = link('https://example.com/act', 'The Act, 2024');
  await openWith(['p', act, link('https://example.com/')], ['ul', ['li', ['strong', act]]]);
  const list = within(one('section[aria-labelledby="sources-title"]')).getAllByRole('link');
  expect(list.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['The Act, 2024', 'https://example.com/act'],
  ]);
  await openWith(['p', link('https://example.com/')]);
  expect(document.querySelector('#sources-title')).toBeNull();
});

test('an article is read aloud in its own language, if there is a local voice', async () => {
  speakWith(['de-DE', 'en-GB (remote)']);
  await openEnglish();
  await until(() => one(`section[aria-label="${say('reading.tools')}"]`));
  expect(listen()).toBeUndefined();
  speakWith(['de-DE', 'en-US (remote)', 'en_GB']);
  await openEnglish();
  await until(() => expect(listen()).toBeDefined());
  listen()?.click();
  const { said } = globalThis as unknown as { said: readonly { lang: string }[] };
  await until(() => expect(said.map(({ lang }) => lang)).toEqual(['en_GB']));
  const stop = within(one('main')).getByRole('button', { name: say('reading.stop') });
  stop.focus();
  stop.click();
  await until(() => expect(document.activeElement).toBe(listen()));
});

test('an article is shared in a small window, by email, or by the system if possible', async () => {
  const [opened, share] = [vi.fn(), vi.fn(async () => {})];
  vi.stubGlobal('open', opened);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await openPage(address);
  const title = sayingOf(one('h1'));
  const panel = () => within(one('[aria-labelledby=share-title]'));
  const link = (id: MessageId) => panel().getByRole('link', { name: new RegExp(`^${say(id)}`) });
  await press(link('insights.share.linkedin'));
  await press(link('insights.share.facebook'));
  const features = 'popup,noopener,width=600,height=400';
  const ours = encodeURIComponent(location.href);
  expect(opened.mock.calls).toEqual([
    [expect.stringContaining(`url=${ours}&title=${encodeURIComponent(title)}`), '_blank', features],
    [expect.stringContaining(ours), '_blank', features],
  ]);
  const subject = encodeURIComponent(say('insights.share.subject', { title }));
  expect(link('insights.share.email').getAttribute('href')).toContain(`mailto:?subject=${subject}`);
  await press(await until(() => panel().getByRole('button', { name: say('insights.share.system') })));
  expect(share).toHaveBeenCalledWith({ title, url: location.href });
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

test('an article with more than three headings lists them, each with a link to it', async () => {
  const headings: ArticleNode[] = ['One', 'Two', 'Three', 'Four'].map((title) => ['h2', title]);
  await openWith(...headings);
  const contents = within(within(one('article')).getByRole('navigation', { name: say('insights.contents') }));
  const links = contents.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map((link) => [sayingOf(link), document.querySelector(link.hash)?.textContent])).toEqual([
    ['One', 'One'],
    ['Two', 'Two'],
    ['Three', 'Three'],
    ['Four', 'Four'],
  ]);
  await openWith(...headings.slice(1));
  expect(within(one('article')).queryByRole('navigation', { name: say('insights.contents') })).toBeNull();
});

describe('in an article', () => {
  test('a link to a source opens in the same tab, and a link to a page stays in its locale', async () => {
    const href = 'https://example.com/act';
    const plans = { path: '/pricing', rest: '#plans', children: ['Plans'] } as const;
    await openWith(['p', 'By ', { href, children: ['the act'] }, '.'], ['p', plans]);
    const link = one<HTMLAnchorElement>(`a[href="${href}"]`);
    expect([sayingOf(link), link.rel, link.target]).toEqual(['the act', LINK_RELATION, '']);
    expect(link.parentElement && sayingOf(link.parentElement)).toBe('By the act.');
    expect(sayingOf(one('article p > a[href="/de/pricing#plans"]'))).toBe('Plans');
  });

  test('footnotes are linked by their numbers, and link back to their first references', async () => {
    const again = { footnote: 1, repeated: true } as const;
    await openWith(['p', 'One', { footnote: 1 }, ' and again', again, ' and two', { footnote: 2 }], {
      footnotes: [[['p', 'First']], [['p', 'Second']]],
    });
    const linksOf = (role: string) => [...document.querySelectorAll<HTMLAnchorElement>(`[role=${role}]`)];
    const references = linksOf('doc-noteref');
    const texts = references.map(({ hash }) => document.querySelector(hash)?.textContent);
    expect(texts).toEqual(['1First', '1First', '2Second']);
    const back = linksOf('doc-backlink');
    expect(back.map(({ hash }) => document.querySelector(hash))).toEqual([references[0], references[2]]);
    expect(one('[role=doc-endnotes]').contains(back[0] ?? null)).toBe(true);
  });

  test('a picture has its size and a description', async () => {
    await openWith({ src: '/assets/a.webp', alt: 'Two columns', caption: 'Before', width: 400, height: 200 });
    const image = one<HTMLImageElement>('figure img');
    expect([image.alt, image.width, image.height]).toEqual(['Two columns', 400, 200]);
    expect(one('figcaption').textContent).toBe('Before');
  });
});

test('an unknown article offers the article whose address has no capitals, if there is one', async () => {
  const offered = () => document.querySelector('main p a')?.getAttribute('href');
  await openPage(address.replace(row.slug, row.slug.toUpperCase()));
  await until(() => expect(offered()).toBe(address));
  expect(sayingOf(one('main'))).toContain(say('notFound.similar'));
  const reads = vi.fn(async () => undefined);
  await openPage('/de/insights/Nothing', { reads: { 'articles/nothing': reads } });
  await until(() => expect(reads).toHaveBeenCalled());
  expect(offered()).toBeUndefined();
});
