import { describe, expect, test } from 'vitest';
import { categories, faq } from '#features/faq/model/faq.ts';
import { faqQuery, matching, readFaqQuery } from '#features/faq/model/search.ts';
import { languages } from '#site/languages.ts';
import { readMessages, wordsOf } from '../../support/messages.ts';

const items = [
  { id: 'trial', question: 'Come funziona la PROVA?', answer: 'Dura 14 giorni.' },
  { id: 'crm', question: 'I risultati arrivano nel CRM?', answer: 'Sì, tramite l’API.' },
  { id: 'accuracy', question: 'Quanto è accurato?', answer: 'Al 97\u00a0%.' },
];
const found = (query: string, language = 'it') => matching(items, query, language).map(({ id }) => id);

describe('the search', () => {
  test.each([
    { query: '', expected: ['trial', 'crm', 'accuracy'], why: 'nothing is searched for' },
    { query: '   ', expected: ['trial', 'crm', 'accuracy'], why: 'blanks are nothing' },
    { query: 'prova', expected: ['trial'], why: 'the case of a question does not count' },
    { query: 'GIORNI', expected: ['trial'], why: 'nor that of an answer' },
    { query: ' crm ', expected: ['crm'], why: 'blanks around it do not count' },
    { query: 'ro', expected: ['trial'], why: 'a part of a word is enough' },
    { query: "l'api", expected: ['crm'], why: 'the apostrophe of a keyboard is one' },
    { query: '97 %', expected: ['accuracy'], why: 'the blank of a keyboard is one' },
    { query: 'a.*o', expected: [], why: 'it is text and no pattern' },
    { query: 'blockchain', expected: [], why: 'nothing matches' },
  ])('"$query": $why', ({ query, expected }) => {
    expect(found(query)).toEqual(expected);
  });

  test.each(languages)('finds every question by itself in $code', ({ code }) => {
    const message = wordsOf(code);
    const all = faq.map(({ id }) => ({
      id,
      question: message(`faq.item.${id}.question`),
      answer: message(`faq.item.${id}.answer`),
    }));
    for (const { id, question } of all) {
      const ids = matching(all, question.toLocaleUpperCase(code), code).map((item) => item.id);
      // German writes ß in capitals as SS, which has no way back.
      if (!question.includes('ß')) expect(ids, id).toContain(id);
    }
  });
});

describe('the search in the address', () => {
  test.each([
    ['', ''],
    ['?q=API', 'API'],
    ['?q=%20data+room%20', 'data room'],
    ['?other=1', ''],
  ])('"%s" asks for "%s"', (search, query) => {
    expect(readFaqQuery(search)).toBe(query);
  });

  test.each([
    ['', 'data room', '?q=data+room'],
    ['?q=old&other=1', 'new', '?q=new&other=1'],
    ['?q=old', '  ', ''],
    ['?q=old&other=1', '', '?other=1'],
  ])('"%s" becomes with "%s" "%s"', (search, query, expected) => {
    expect(faqQuery(search, query)).toBe(expected);
  });
});

describe('the table of questions', () => {
  test('has four popular ones, and at least four in each category', () => {
    expect(faq.filter((row) => 'popular' in row)).toHaveLength(4);
    for (const category of categories) {
      expect(faq.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('names each question once, and each has its words', () => {
    const ids = faq.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const texts = Object.keys(readMessages('en', 'faq')).filter((id) => id.startsWith('faq.item.'));
    expect(texts).toHaveLength(2 * ids.length);
  });
});
