import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { test as always, expect } from 'vitest';
import { categories } from '#features/faq/model/faq.ts';
import { follow } from '#router/entries.ts';
import { faqOf } from '../support/content.ts';
import { samplesOf } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { holdPauses, passes } from './support/clock.ts';
import { focused, one, said, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('de');
const faq = faqOf('de');
const idOf = (id: string) => `question-${id}`;
/** Returns the questions that contain a text, including those that an owner has added. */
const holding = (text: string, among = faq) =>
  among.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(text));
const powerpoint = holding('powerpoint');
const aboutPowerpoint = powerpoint.map(({ id }) => idOf(id));
/** These tests search for the initial questions, so they need all of them. */
const test = always.skipIf(samplesOf('faq').some((id) => !faq.some((item) => item.id === id)));

const box = () => one<HTMLInputElement>('input[type=search]');
const questions = () => [...document.querySelectorAll('main details')].map(({ id }) => id);
const headings = () => [...document.querySelectorAll('main h2')].map(sayingOf);
const search = () => one('search');

async function look(text: string): Promise<void> {
  await userEvent.clear(box());
  if (text) await userEvent.type(box(), text);
}

test('the search filters the questions, counts the results, and is part of the address', async () => {
  await openPage('/de/faq');
  expect(questions()).toHaveLength(faq.length);
  await look('POWERPOINT');
  await until(() => expect(questions()).toEqual(aboutPowerpoint));
  expect(sayingOf(search())).toContain(say('faq.results', { count: powerpoint.length }));
  for (const id of categories)
    expect(headings().includes(say(`faq.category.${id}`))).toBe(
      powerpoint.some((item) => item.category === id),
    );
  expect(headings()).not.toContain(say('faq.popular'));
  await until(() => expect(location.search).toBe('?q=POWERPOINT'));

  await look('');
  await until(() => expect(questions()).toHaveLength(faq.length));
  expect(headings()).toContain(say('faq.popular'));
  await until(() => expect(location.search).toBe(''));
});

test.each([
  ['sicherheit', (item: (typeof faq)[number]) => item.category === 'security'],
  ['preise', (item: (typeof faq)[number]) => item.to === 'pricing'],
])('the search finds the heading and the link of an answer: %s', async (query, isFound) => {
  await openPage('/de/faq');
  await look(query);
  const expected = faq.filter(isFound).map(({ id }) => idOf(id));
  expect(expected.length).toBeGreaterThan(0);
  await until(() => expect(questions()).toEqual(expect.arrayContaining(expected)));
  expect(questions().length).toBeLessThan(faq.length);
});

test('the search starts with the query of the address, and helps if nothing matches', async () => {
  await openPage('/de/faq?q=powerpoint&utm_source=x');
  await until(() => expect(questions()).toEqual(aboutPowerpoint));
  expect(box().value).toBe('powerpoint');
  await look('criptovalute');
  await until(() => expect(sayingOf(search())).toContain(say('faq.none')));
  expect(sayingOf(search())).toContain(say('faq.none.hint'));
  expect(questions()).toEqual([]);
  const support = within(search()).getByRole('link', { name: say('faq.none.support') });
  expect(support.getAttribute('href')).toBe('/de/support');
  await userEvent.click(within(search()).getByRole('button', { name: say('common.search') }));
  // The complete site's search goes on with the same words.
  await until(() => expect(one<HTMLInputElement>('dialog[open] #search-text').value).toBe('criptovalute'));
  await userEvent.click(within(one('dialog[open]')).getByRole('button', { name: say('search.close') }));
  await userEvent.click(within(search()).getByRole('button', { name: say('faq.none.all') }));
  await until(() => expect(questions()).toHaveLength(faq.length));
  expect(box().value).toBe('');
  await focused(box());
  await until(() => expect(location.search).toBe('?utm_source=x'));
});

test('the number of results is announced after a pause in typing, not after every key', async () => {
  await openPage('/en/faq');
  await holdPauses();
  const heard: string[] = [];
  const listener = new MutationObserver(() => said() && heard.push(said()));
  listener.observe(one('#announcer'), { childList: true, characterData: true, subtree: true });
  for (const key of 'power') {
    await userEvent.type(box(), key);
    await passes(200);
  }
  expect(heard).toEqual([]);
  await passes(1_000);
  const { length: count } = holding('power', faqOf('en'));
  await until(() => expect(heard).toEqual([says('en')('faq.results', { count })]));
  expect(document.querySelectorAll('main [role=status]')).toHaveLength(0);
  listener.disconnect();
});

test('the address of an answer opens it, and so does a link to a popular question', async () => {
  await openPage('/de/faq#question-storage');
  await until(() => expect(one<HTMLDetailsElement>('#question-storage').open).toBe(true));
  const popular = [...document.querySelectorAll<HTMLAnchorElement>('section[aria-labelledby=faq-popular] a')];
  expect(popular).toHaveLength(faq.filter((item) => item.popular).length);
  for (const link of popular) {
    const answer = one<HTMLDetailsElement>(`details${link.hash}`);
    expect(sayingOf(one('summary', answer))).toBe(sayingOf(link));
    for (const _ of ['once', 'again']) {
      await userEvent.click(link);
      await until(() => expect(answer.open).toBe(true));
      answer.open = false;
    }
  }
});

test('a link to a filtered question clears the filter, and the Back button restores the filter', async () => {
  await openPage('/de/faq?q=powerpoint');
  await until(() => expect(questions()).toEqual(aboutPowerpoint));
  follow('/de/faq#question-storage');
  await until(() => expect(one<HTMLDetailsElement>('#question-storage').open).toBe(true));
  expect(box().value).toBe('');
  history.back();
  await until(() => expect(questions()).toEqual(aboutPowerpoint));
  expect(box().value).toBe('powerpoint');
});
