import { describe, expect, test } from 'vitest';
import { categories, seeAlso } from '#features/faq/model/faq.ts';
import { faqQuery, matching, readFaqQuery } from '#features/faq/model/search.ts';
import { locales } from '#site/locales.ts';
import { content, faqOf } from '../../support/content.ts';
import { readMessages } from '../../support/messages.ts';
import { sampled, samplesOf } from '../../support/samples.ts';

const items = [
  { id: 'trial', question: 'Come funziona la PROVA?', answer: 'Dura 14 giorni.' },
  { id: 'crm', question: 'I risultati arrivano nel CRM?', answer: 'Sì, tramite l’API.' },
  { id: 'accuracy', question: 'Quanto è accurato?', answer: 'Al 97\u00a0%.' },
  { id: 'audit', question: 'Wie läuft die Prüfung?', answer: 'Für jeden Fonds gleich.' },
];
const textsOf = ({ question, answer }: { question: string; answer: string }) => [question, answer];
const found = (query: string) => matching(items, query, textsOf).map(({ id }) => id);

describe('the search', () => {
  test.each([
    { query: '', expected: ['trial', 'crm', 'accuracy', 'audit'], why: 'nothing is searched for' },
    { query: '   ', expected: ['trial', 'crm', 'accuracy', 'audit'], why: 'blanks are nothing' },
    { query: 'prova', expected: ['trial'], why: 'the case of a question does not count' },
    { query: 'GIORNI', expected: ['trial'], why: 'nor that of an answer' },
    { query: ' crm ', expected: ['crm'], why: 'blanks around it do not count' },
    { query: 'ro', expected: ['trial'], why: 'a part of a word is enough' },
    { query: "l'api", expected: ['crm'], why: 'the apostrophe of a keyboard is one' },
    { query: '97 %', expected: ['accuracy'], why: 'the blank of a keyboard is one' },
    { query: 'accurato e', expected: [], why: 'all of it counts' },
    { query: 'si, tramite', expected: ['crm'], why: 'accents do not count' },
    { query: 'QUÀNTO', expected: ['accuracy'], why: 'nor those of the query' },
    { query: 'die pruefung', expected: ['audit'], why: 'a keyboard without umlauts writes ue' },
    { query: 'fur jeden', expected: ['audit'], why: 'or leaves out the dots' },
    { query: 'für jeden', expected: ['audit'], why: 'the umlaut itself is one' },
    { query: 'a.*o', expected: [], why: 'it is text and no pattern' },
    { query: 'blockchain', expected: [], why: 'nothing matches' },
  ])('"$query": $why', ({ query, expected }) => {
    expect(found(query)).toEqual(expected);
  });

  test.each(locales)('finds every question by itself in $code', ({ code }) => {
    const all = faqOf(code);
    for (const { id, question } of all) {
      // German writes ß in capitals as SS.
      const ids = matching(all, question.toLocaleUpperCase(code), textsOf).map((item) => item.id);
      expect(ids, id).toContain(id);
    }
  });
});

test.each([
  ['', '', 'data room', '?q=data+room'],
  ['?q=old&other=1', 'old', 'new', '?q=new&other=1'],
  ['?q=old', 'old', '  ', ''],
  ['?q=%20data+room%20', 'data room', '', ''],
  ['?other=1', '', '', '?other=1'],
])('the address "%s" asks for "%s", and becomes with "%s" "%s"', (search, before, query, expected) => {
  expect(readFaqQuery(search)).toBe(before);
  expect(faqQuery(search, query)).toBe(expected);
});

test.skipIf(sampled('faq', content.faq).length < samplesOf('faq').length).each(locales)(
  'the first questions are there in $code, in each category',
  ({ code }) => {
    const faq = faqOf(code).filter(({ id }) => samplesOf('faq').includes(id));
    expect(faq.filter(({ popular }) => popular)).toHaveLength(4);
    expect(faq.filter(({ language }) => language)).toEqual([]);
    for (const category of categories)
      expect(faq.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(4);
  },
);

test('the questions lead to pages that have a word for it', () => {
  const words = Object.keys(readMessages('en', 'faq')).filter((id) => id.startsWith('faq.see.'));
  expect(words.sort()).toEqual(seeAlso.map((id) => `faq.see.${id}`).sort());
});
