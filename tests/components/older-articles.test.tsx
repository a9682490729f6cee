import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { articleList, olderArticles } from '#build/article-pages.ts';
import { pathOf } from '#router/model/addresses.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import { articles } from '../support/content.ts';
import { until } from '../support/until.ts';
import { focused, one, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('fr');
/** Nine articles, two more than the page holds. */
const many = articles
  .slice(0, 1)
  .flatMap((first) => Array.from({ length: 9 }, (_, index) => ({ ...first, slug: `note-${index}` })));

const names = [say('insights.more'), say('insights.allShown')];
const button = () =>
  within(one('main')).getByRole<HTMLButtonElement>('button', { name: (name) => names.includes(name) });
const failure = () =>
  [...document.querySelectorAll('[role=alert]')].find((one) => sayingOf(one) === say('insights.moreFailed'));
const links = () => document.querySelectorAll('section li h3 a[href*="/insights/note-"]');
const linked = () => links().length;

test('older articles are fetched on request, and a failed request can be repeated', async () => {
  let read: () => Promise<unknown> = async () => {
    throw new TypeError('Failed to fetch');
  };
  await openPage(`/fr${pathOf('insights')}`, {
    contents: { 'articles/index': articleList(many, 'fr') },
    reads: { [OLDER_ARTICLES]: () => read() },
  });
  expect(linked()).toBe(6);
  const plain = document.querySelectorAll('section nav a[href*="/insights/note-"]');
  expect(plain).toHaveLength(2);
  button().click();
  await until(() => expect(sayingOf(button())).toBe(say('insights.more')));
  button().click();
  await until(() => expect(failure() !== undefined).toBe(true));
  const first = failure();
  expect(linked()).toBe(6);
  button().click();
  // Screen readers announce only a new element again.
  await until(() => expect(failure() && failure() !== first).toBe(true));

  read = async () => olderArticles(many, 'fr');
  button().click();
  await until(() => expect(linked()).toBe(8));
  // The visitor continues at the first added article.
  await focused(links()[6]);
  expect(button().disabled).toBe(true);
  expect(sayingOf(button())).toBe(say('insights.allShown'));
  expect(failure() === undefined).toBe(true);
});

test('an article published since the last visit is marked as new, and then with the share that was read', async () => {
  const [newest = '', ...known] = articles.map(({ slug }) => slug);
  const signs = (sign = say('insights.new')) =>
    [...document.querySelectorAll('main *')].filter((part) => sayingOf(part) === sign);
  localStorage.setItem('articles-seen', JSON.stringify({ at: 0, known, fresh: [] }));
  for (const _ of ['arrived', 'reloaded']) {
    await openPage('/fr/insights');
    await until(() => expect(signs()).not.toEqual([]));
    expect(one('section[aria-labelledby=featured-title]').contains(signs()[0] ?? null)).toBe(true);
  }
  localStorage.setItem(
    'reading-progress',
    JSON.stringify({ [newest]: { position: { block: 4, share: 0 }, readShare: 0.4 } }),
  );
  await openPage('/fr/insights');
  await until(() => expect(signs(say('insights.begun', { share: 0.4 }))).toHaveLength(1));
  expect(signs()).toEqual([]);
});
