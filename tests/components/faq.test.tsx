import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { categories } from '#features/faq/model/faq.ts';
import { languages } from '#site/languages.ts';
import { faqOf } from '../support/content.ts';
import { focused, one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const box = () => one<HTMLInputElement>('input[type=search]');
const questions = () => [...document.querySelectorAll('main details')];
const headings = () => [...document.querySelectorAll('main h2')].map(sayingOf);
const search = () => one('search');

async function look(text: string): Promise<void> {
  await userEvent.clear(box());
  if (text) await userEvent.type(box(), text);
}

describe.each(languages)('the search in $code', ({ code }) => {
  const say = says(code);
  const faq = faqOf(code);
  const idOf = (id: string) => `question-${id}`;

  test('finds by question and by answer, whatever the case, and counts', async () => {
    await openPage(`/${code}/faq`);
    expect(questions()).toHaveLength(faq.length);
    await look('POWERPOINT');
    await until(() => expect(questions().map(({ id }) => id)).toEqual([idOf('documents')]));
    expect(sayingOf(search())).toContain(say('faq.results', { count: 1 }));
    const shown = headings().filter((heading) => heading !== say('faq.title'));
    expect(shown).toContain(say('faq.category.features'));
    for (const category of categories.filter((id) => id !== 'features'))
      expect(shown).not.toContain(say(`faq.category.${category}`));
    expect(shown).not.toContain(say('faq.popular'));
    await until(() => expect(location.search).toBe('?q=POWERPOINT'));

    await look('professional');
    const expected = faq
      .filter(({ question, answer }) => `${question} ${answer}`.includes('Professional'))
      .map(({ id }) => id);
    await until(() => expect(questions().map(({ id }) => id)).toEqual(expected.map(idOf)));
    expect(expected.length).toBeGreaterThan(1);
    expect(sayingOf(search())).toContain(say('faq.results', { count: expected.length }));

    await look('');
    await until(() => expect(questions()).toHaveLength(faq.length));
    expect(headings()).toContain(say('faq.popular'));
    await until(() => expect(location.search).toBe(''));
  });

  test('without a match says what to do, and gives all of them back', async () => {
    await openPage(`/${code}/faq`);
    await look('criptovalute');
    await until(() => expect(sayingOf(search())).toContain(say('faq.none')));
    expect(sayingOf(search())).toContain(say('faq.none.hint'));
    expect(questions()).toEqual([]);
    const support = within(search()).getByRole('link', { name: say('faq.none.support') });
    expect(support.getAttribute('href')).toBe(`/${code}/support`);
    await userEvent.click(within(search()).getByRole('button', { name: say('faq.none.all') }));
    await until(() => expect(questions()).toHaveLength(faq.length));
    expect(box().value).toBe('');
    await focused(box());
  });

  test('begins with what the address asks for', async () => {
    await openPage(`/${code}/faq?q=powerpoint&utm_source=x`);
    await until(() => expect(questions().map(({ id }) => id)).toEqual([idOf('documents')]));
    expect(box().value).toBe('powerpoint');
    await look('');
    await until(() => expect(location.search).toBe('?utm_source=x'));
  });
});

test('what is found is announced when the typing rests, not at every key', async () => {
  await openPage('/en/faq');
  const announcer = one('#announcer');
  const heard: string[] = [];
  const listener = new MutationObserver(() => announcer.textContent && heard.push(announcer.textContent));
  listener.observe(announcer, { childList: true, characterData: true, subtree: true });
  await look('power');
  await until(() => expect(heard).toEqual(['1 question found']));
  expect(document.querySelectorAll('main [role=status]')).toHaveLength(0);
  listener.disconnect();
});

test('the address of an answer opens it, and so do the four popular questions', async () => {
  await openPage('/de/faq#question-storage');
  await until(() => expect(one<HTMLDetailsElement>('#question-storage').open).toBe(true));
  const popular = [...document.querySelectorAll<HTMLAnchorElement>('section[aria-labelledby=faq-popular] a')];
  expect(popular).toHaveLength(4);
  for (const link of popular) {
    const answer = one<HTMLDetailsElement>(`details${link.hash}`);
    expect(sayingOf(one('summary', answer))).toBe(sayingOf(link));
    await userEvent.click(link);
    await until(() => expect(answer.open).toBe(true));
    answer.open = false;
    await userEvent.click(link);
    await until(() => expect(answer.open).toBe(true));
  }
});
