import { afterEach, beforeEach, expect, test } from 'vitest';
import { articleList, olderArticles } from '#build/articles.ts';
import type { Article } from '#build/content/texts.ts';
import { pathOf } from '#site/addresses.ts';
import { articles } from '../support/content.ts';
import { sayingOf, until } from './support/form.ts';
import { closePage, openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const say = says('fr');
const [first] = articles;
if (!first) throw new Error('There is no article.');
/** Nine notes: two more than come with the page. */
const many: Article[] = Array.from({ length: 9 }, (_, index) => ({ ...first, slug: `note-${index}` }));
const contents = { 'articles/index': articleList(many, 'fr') };

const { fetch } = globalThis;
let answer: () => Response;
beforeEach(() => {
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/fr/article-list/older.json') ? answer() : fetch(input, init);
});
afterEach(async () => {
  await closePage();
  globalThis.fetch = fetch;
});

const button = () => {
  const found = [...document.querySelectorAll('button')].find((one) =>
    [say('insights.more'), say('insights.allShown')].includes(sayingOf(one)),
  );
  if (!found) throw new Error('There is no button for more notes.');
  return found;
};
const failure = () =>
  [...document.querySelectorAll('[role=alert]')].some((one) => sayingOf(one) === say('insights.moreFailed'));
const linked = () => document.querySelectorAll('section ul a[href*="/insights/note-"]').length;

test('older notes are fetched when they are wanted, and a failure can be tried again', async () => {
  answer = () => new Response(null, { status: 503 });
  await openPage(`/fr${pathOf('insights')}`, { contents });
  // Where the version of the words is looked up.
  document.body.append(Object.assign(document.createElement('div'), { id: 'app' }));
  expect(linked()).toBe(6);
  button().click();
  await until(() => expect(sayingOf(button())).toBe(say('insights.more')));
  button().click();
  await until(() => expect(failure()).toBe(true));
  expect(linked()).toBe(6);

  answer = () => Response.json(olderArticles(many, 'fr'));
  button().click();
  await until(() => expect(linked()).toBe(8));
  expect(button().disabled).toBe(true);
  expect(sayingOf(button())).toBe(say('insights.allShown'));
  expect(failure()).toBe(false);
});
