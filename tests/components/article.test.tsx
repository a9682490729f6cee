import { expect, test } from 'vitest';
import { articleContent } from '#build/articles.ts';
import type { Article } from '#build/content/texts.ts';
import { LINK_RELATION } from '#features/articles/model/content.ts';
import { pathOf } from '#site/addresses.ts';
import { articles, content as siteContent } from '../support/content.ts';
import { speakWith } from '../support/speech.ts';
import { one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const [row] = articles;
if (!row) throw new Error('There is no article.');
const address = `/de${pathOf('article', row.slug)}`;

/** As if it were in English only, whatever it is translated into. */
const untranslated: Article = { ...row, languages: ['en'] };
const contents = { [`articles/${row.slug}`]: articleContent(siteContent, 'de', untranslated) };
const say = says('de');
const listen = () =>
  [...document.querySelectorAll('button')].find((button) => sayingOf(button) === say('reading.listen'));

test('an article in another language than its page says so, in its marks too', async () => {
  await openPage(address, { contents });
  const { title } = articleContent(siteContent, 'en', row);
  expect([one('h1').lang, sayingOf(one('h1'))]).toEqual(['en', title]);
  expect(one('article > div > div[lang]').lang).toBe('en');
  expect(sayingOf(one('article header'))).toContain(say('insights.otherLanguage', { language: 'en' }));
});

test('an article in the language of its page says nothing of it', async () => {
  await openPage(address);
  expect(one('article').querySelectorAll('[lang]')).toHaveLength(0);
  expect(sayingOf(one('article header'))).not.toContain(say('insights.otherLanguage', { language: 'de' }));
});

test('an article is read aloud in its own language, by a voice of this device', async () => {
  speakWith(['de-DE', 'en-US (remote)', 'en_GB']);
  await openPage(address, { contents });
  await until(() => expect(listen()).toBeDefined());
  listen()?.click();
  const { said } = globalThis as unknown as { said: readonly { lang: string }[] };
  await until(() => expect(said.map(({ lang }) => lang)).toEqual(['en_GB']));
});

test('without a voice of this device for the language of the article nothing is offered', async () => {
  speakWith(['de-DE', 'en-GB (remote)']);
  await openPage(address, { contents });
  await until(() => one(`section[aria-label="${say('reading.tools')}"]`));
  expect(listen()).toBeUndefined();
});

test('a link to a source leads there by itself, in the same tab', async () => {
  const href = 'https://example.com/act';
  const content = articleContent(siteContent, 'de', row);
  const body = [['p', 'By ', { href, children: ['the act'] }, '.']];
  await openPage(address, { contents: { [`articles/${row.slug}`]: { ...content, body } } });
  const link = one<HTMLAnchorElement>(`a[href="${href}"]`);
  expect([sayingOf(link), link.rel, link.target]).toEqual(['the act', LINK_RELATION, '']);
  expect(link.parentElement && sayingOf(link.parentElement)).toBe('By the act.');
});
