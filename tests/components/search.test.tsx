import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SEARCHABLE, type SearchablePage } from '#features/search/model/searchable.ts';
import { latePart } from '#i18n/latePart.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import type { Locale } from '#site/locales.ts';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { one, press, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage, resourcesThat } from './support/page.tsx';

const say = says('en');

// A loaded search serves all tests in its locale, so a test with its own pages has its own locale.
const searchButton = (locale: Locale) =>
  within(one('header')).getAllByRole('button', { name: says(locale)('common.search') })[0];
const lens = () => searchButton('en');
const dialogs = () => document.querySelectorAll('dialog[open] #search-text').length;
const links = () => [...document.querySelectorAll('dialog[open] li')].map((row) => row.textContent);

test('a search that cannot be loaded shows an error, and opens after a successful load', async () => {
  const missing = new Set(['search']);
  await openPage('/en/pricing', { missing });
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(sayingOf(document.body)).toContain(say('common.partFailed.text')));
  expect(dialogs()).toBe(0);
  missing.clear();
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
});

test('the search offers pages before its index is loaded, and Enter opens the best result after that', async () => {
  let answer: (pages: SearchablePage[]) => void = () => {};
  const pages = new Promise<SearchablePage[]>((resolve) => {
    answer = resolve;
  });
  await openPage('/en/pricing', { reads: { [SEARCHABLE]: () => pages } });
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
  expect(links()[0]).toBe(say('common.nav.plansAndPricing'));
  await userEvent.type(one('#search-text'), 'security{Enter}');
  await until(() => expect(sayingOf(one('dialog[open] [role=status]'))).toBe(say('search.loading')));
  const page: SearchablePage = { path: '/security', title: 'Security', text: '', parts: [] };
  answer([page]);
  await until(() => expect(location.pathname).toBe('/en/security'));
});

test('the down key waits for the results of the query, and letters after it go on in the field', async () => {
  let answer: (pages: SearchablePage[]) => void = () => {};
  const pages = new Promise<SearchablePage[]>((resolve) => {
    answer = resolve;
  });
  await openPage('/it/api', { reads: { [SEARCHABLE]: () => pages } });
  await userEvent.click(searchButton('it') as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
  await userEvent.type(one('#search-text'), 'ric{ArrowDown}');
  expect(document.activeElement).toBe(one('#search-text'));
  answer([
    { path: '/demo', title: 'Richiedi una demo', text: '', parts: [] },
    { path: '/support', title: 'Richieste', text: '', parts: [] },
  ]);
  await until(() => expect(document.activeElement).toBe(one('dialog[open] li:first-child a')));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}h');
  expect(one<HTMLInputElement>('#search-text').value).toBe('rich');
  expect(document.activeElement).toBe(one('#search-text'));
});

test('while the texts of articles load, the search reports no lack of results, and Enter waits for them', async () => {
  let answer: () => void = () => {};
  const text = new Promise<unknown>((resolve) => {
    answer = () => resolve({ language: 'en', body: [['p', 'Ask for the covenant.']] });
  });
  const article: SearchablePage = { path: '/insights/runway', title: 'Runway', text: '', parts: [] };
  const reads = { [SEARCHABLE]: async () => [article], 'articles/runway': () => text };
  await openPage('/fr/pricing', { reads });
  await userEvent.click(searchButton('fr') as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
  const status = () => sayingOf(one('dialog[open] [role=status]'));
  await userEvent.type(one('#search-text'), 'runway');
  await until(() => expect(document.querySelectorAll('dialog[open] li')).toHaveLength(1));
  expect(status()).toBe(says('fr')('search.loading'));
  await userEvent.clear(one('#search-text'));
  await userEvent.type(one('#search-text'), 'covenant{Enter}');
  await until(() => expect(document.querySelector('dialog[open] li')).toBeNull());
  expect(status()).toBe(says('fr')('search.loading'));
  answer();
  await until(() => expect(location.pathname).toBe('/fr/insights/runway'));
});

test('a search without results leads to the questions and to the support', async () => {
  const pricing: SearchablePage = { path: '/pricing', title: 'Pricing', text: '', parts: [] };
  await openPage('/de/api', { reads: { [SEARCHABLE]: async () => [pricing] } });
  await userEvent.click(searchButton('de') as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
  await userEvent.type(one('#search-text'), 'xyzzy');
  await until(() =>
    expect(links()).toEqual([says('de')('search.none.faq'), says('de')('search.none.contact')]),
  );
  expect(sayingOf(one('dialog[open] [role=status]'))).toBe(says('de')('search.count', { count: 0 }));
  await userEvent.click(
    within(one('dialog[open]')).getByRole('link', { name: says('de')('search.none.contact') }),
  );
  await until(() => expect(location.pathname).toBe('/de/support'));
  expect(dialogs()).toBe(0);
});

const post: SearchablePage = { path: '/blog/cassa', title: 'La cassa', language: 'it', text: '', parts: [] };
const ratios = Array.from({ length: 11 }, (_, index): SearchablePage => {
  return { path: `/insights/ratio-${index}`, title: `Ratio ${index}`, text: '', parts: [] };
});

async function openSpanishSearch(): Promise<void> {
  await openPage('/es/pricing', { reads: { [SEARCHABLE]: async () => [post, ...ratios] } });
  await userEvent.click(searchButton('es') as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
}

test('the results after the first eight appear on request, and the focus goes on there', async () => {
  await openSpanishSearch();
  await userEvent.type(one('#search-text'), 'ratio');
  const more = says('es')('search.more', { count: 3 });
  const button = await until(() => within(one('dialog[open]')).getByRole('button', { name: more }));
  expect(links()).toHaveLength(9);
  await press(button);
  expect(links()).toHaveLength(11);
  expect(document.activeElement).toBe(one('dialog[open] li:nth-child(9) a'));
  await userEvent.clear(one('#search-text'));
  await userEvent.type(one('#search-text'), 'rati');
  await until(() => expect(links()).toHaveLength(9));
});

test('on the way back from a result, the search opens with its query selected', async () => {
  await openSpanishSearch();
  await userEvent.type(one('#search-text'), 'ratio');
  await until(() => expect(links()).toHaveLength(9));
  await userEvent.click(one('dialog[open] li:nth-child(2) a'));
  await until(() => expect(location.pathname).toMatch(/ratio/));
  await until(() => expect(document.querySelector('#plans')).toBeNull());
  history.back();
  // A change of the page closes the search, so the page must have come back.
  await until(() => one('#plans'));
  await userEvent.click(await until(() => searchButton('es') as HTMLElement));
  await until(() => expect(dialogs()).toBe(1));
  const field = () => one<HTMLInputElement>('#search-text');
  expect(field().value).toBe('ratio');
  await until(() => expect(links()).toHaveLength(9));
  await userEvent.keyboard('cassa');
  expect(field().value).toBe('cassa');
});

test('a result in another language names its language', async () => {
  await openSpanishSearch();
  await userEvent.type(one('#search-text'), 'cassa');
  await until(() => expect(one('dialog[open] li [lang=it]').textContent).toBe('La cassa'));
  expect(one('dialog[open] li').textContent).toContain(says('es')('search.language', { language: 'it' }));
});

/** Presses a key until the search is open, because the code that listens for keys loads late. */
const pressUntilOpen = (keys: string) =>
  until(async () => {
    await userEvent.keyboard(keys);
    expect(dialogs()).toBe(1);
  });

test('Ctrl+K and a slash open the search, but a slash in a field is a letter', async () => {
  await openPage('/en');
  const email = one<HTMLInputElement>('#newsletter-form input');
  email.focus();
  await userEvent.keyboard('/');
  expect(email.value).toBe('/');
  await pressUntilOpen('{Control>}k{/Control}');
  one<HTMLDialogElement>('dialog[open]').close();
  await until(() => expect(dialogs()).toBe(0));
  email.blur();
  await pressUntilOpen('/');
  expect(one<HTMLInputElement>('#search-text').value).toBe('');
});

test('what is typed while the search loads is its query', async () => {
  await openPage('/en');
  (lens() as HTMLElement).click();
  for (const key of 'cost') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await until(() => expect(one<HTMLInputElement>('#search-text').value).toBe('cost'));
});

test('what is typed into a form while the search loads stays in the form', async () => {
  await openPage('/en');
  (lens() as HTMLElement).click();
  const email = one<HTMLInputElement>('#newsletter-form input');
  const typed = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
  expect(email.dispatchEvent(typed)).toBe(true);
  await until(() => expect(one<HTMLInputElement>('#search-text').value).toBe(''));
});

test('the slash can be turned off in the search', async () => {
  await openPage('/en/pricing');
  await pressUntilOpen('{Control>}k{/Control}');
  await userEvent.click(within(one('dialog')).getByRole('checkbox', { name: say('search.slash') }));
  one<HTMLDialogElement>('dialog[open]').close();
  await until(() => expect(dialogs()).toBe(0));
  await userEvent.keyboard('/');
  expect(dialogs()).toBe(0);
  await pressUntilOpen('{Control>}k{/Control}');
  expect(one<HTMLInputElement>('#search-slash').checked).toBe(false);
});

test('a lazy part that cannot be loaded is loaded again after the reconnection', async () => {
  const load = vi.fn(async () => ({ default: () => <p id="late" /> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const unavailable = vi.fn();
  const Late = latePart(load, { messages: 'search' });
  draw(
    <ResourcesContext value={resourcesThat(async () => ({}))}>
      <Late onUnavailable={unavailable} />
    </ResourcesContext>,
    'search',
  );
  await until(() => expect(unavailable).toHaveBeenCalledOnce());
  dispatchEvent(new Event('online'));
  await until(() => expect(document.querySelector('#late')).not.toBeNull());
});
