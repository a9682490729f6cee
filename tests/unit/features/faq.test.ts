import { describe, expect, test } from 'vitest';
import { categories, type FaqItem, seeAlso } from '#features/faq/model/faq.ts';
import { faqQuery, matching, readFaqQuery } from '#features/faq/model/search.ts';
import { type Locale, locales } from '#site/locales.ts';
import { content, faqOf } from '../../support/content.ts';
import { readMessages } from '../../support/messages.ts';
import { sampled, samplesOf } from '../../support/samples.ts';

const items = [
  { id: 'trial', question: 'Come funziona la PROVA?', answer: 'Dura 14 giorni.' },
  { id: 'crm', question: 'I risultati arrivano nel CRM?', answer: 'Sì, tramite l’API.' },
  { id: 'accuracy', question: 'Quanto è accurato?', answer: 'Al 97\u00a0%.' },
  { id: 'fee', question: 'Is there one price?', answer: 'Yes.' },
  { id: 'audit', question: 'Wie läuft die Prüfung?', answer: 'Für jeden Fonds gleich.' },
];
const textsOf = ({ question, answer }: { question: string; answer: string }) => [question, answer];
const found = (query: string) => matching(items, query, textsOf).map(({ id }) => id);

describe('the search', () => {
  test.each([
    { query: '', expected: items.map(({ id }) => id), why: 'nothing is searched for' },
    { query: '   ', expected: items.map(({ id }) => id), why: 'spaces do not count' },
    { query: 'prova', expected: ['trial'], why: 'the case of a question does not count' },
    { query: 'GIORNI', expected: ['trial'], why: 'the case of an answer does not count' },
    { query: ' crm ', expected: ['crm'], why: 'spaces around the query do not count' },
    { query: 'ro', expected: ['trial'], why: 'a part of a word is enough' },
    { query: "l'api", expected: ['crm'], why: 'the apostrophe of a keyboard matches a typographic one' },
    { query: '97 %', expected: ['accuracy'], why: 'the space of a keyboard matches a no-break space' },
    { query: 'accurato crm', expected: ['crm', 'accuracy'], why: 'half of the words are enough' },
    { query: 'accurato tramite api', expected: ['crm'], why: 'the items with most words match' },
    { query: 'accurato unicorno drago', expected: [], why: 'fewer than half of the words are not enough' },
    { query: 'die prüfung meiner fonds', expected: ['audit'], why: 'a possessive does not count' },
    { query: 'il fee', expected: ['fee'], why: 'an article does not count' },
    {
      query: 'prova di giorno',
      expected: ['trial'],
      why: 'a word may be in another text and in another form',
    },
    { query: 'si, tramite', expected: ['crm'], why: 'accents do not count' },
    { query: 'QUÀNTO', expected: ['accuracy'], why: 'accents of the query do not count' },
    { query: 'die pruefung', expected: ['audit'], why: 'ue matches an umlaut' },
    { query: 'fur jeden', expected: ['audit'], why: 'a letter without the dots matches an umlaut' },
    { query: 'für jeden', expected: ['audit'], why: 'the umlaut matches itself' },
    { query: 'cost', expected: ['fee'], why: 'a term with the same meaning matches' },
    { query: '¿prova?', expected: ['trial'], why: 'punctuation around the query does not count' },
    { query: '«crm»', expected: ['crm'], why: 'quotation marks around the query do not count' },
    { query: 'How much?', expected: ['fee'], why: 'a question that asks for the price matches' },
    { query: 'a.*o', expected: [], why: 'the query is text, not a pattern' },
    { query: 'blockchain', expected: [], why: 'nothing matches' },
    { query: 'accurto', expected: ['accuracy'], why: 'a letter may be missing' },
    { query: 'giornni', expected: ['trial'], why: 'a letter may be added' },
    { query: 'tramide', expected: ['crm'], why: 'a letter may be wrong' },
    { query: 'porva', expected: ['trial'], why: 'two letters may be exchanged' },
    { query: 'rcm', expected: [], why: 'a short word must be exact' },
  ])('"$query": $why', ({ query, expected }) => {
    expect(found(query)).toEqual(expected);
  });

  test.each(locales)('finds every question by its own text in $code', ({ code }) => {
    const all = faqOf(code);
    for (const { id, question } of all) {
      // German writes ß as SS in capitals.
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
])('the address "%s" asks for "%s", and with "%s" becomes "%s"', (search, before, query, expected) => {
  expect(readFaqQuery(search)).toBe(before);
  expect(faqQuery(search, query)).toBe(expected);
});

test.skipIf(sampled('faq', content.faq).length < samplesOf('faq').length).each(locales)(
  'the initial questions exist in $code, in each category',
  ({ code }) => {
    const faq = faqOf(code).filter(({ id }) => samplesOf('faq').includes(id));
    expect(faq.filter(({ popular }) => popular)).toHaveLength(4);
    expect(faq.filter(({ language }) => language)).toEqual([]);
    for (const category of categories)
      expect(faq.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(4);
  },
);

test('every linked page of the FAQ has a message for its link', () => {
  const words = Object.keys(readMessages('en', 'faq')).filter((id) => id.startsWith('faq.see.'));
  expect(words.sort()).toEqual(seeAlso.map((id) => `faq.see.${id}`).sort());
});

test.each<[Locale, string, string]>([
  ['it', 'sicurezza dei dati', 'gdpr'],
  ['it', 'cifratura', 'encryption'],
  ['it', 'dove sono i dati?', 'storage'],
  ['en', 'data security', 'storage'],
  ['en', 'encryption', 'encryption'],
  ['en', 'how long', 'implementation'],
  ['en', 'data protection', 'gdpr'],
  ['en', 'retention', 'retention'],
  ['en', 'confidential', 'nda'],
  ['en', 'sub-processors', 'processors'],
  ['en', 'hosting', 'storage'],
  ['en', 'is it safe?', 'gdpr'],
  ['it', 'protezione dei dati', 'gdpr'],
  ['it', 'dove sono i miei dati', 'storage'],
  ['it', 'cancellare', 'retention'],
  ['it', 'cloud', 'storage'],
  ['fr', 'protection des données', 'gdpr'],
  ['fr', 'sécurité des données', 'storage'],
  ['fr', 'chiffrement', 'encryption'],
  ['fr', 'supprimer les données', 'retention'],
  ['de', 'Sicherheit der Daten', 'gdpr'],
  ['de', 'Datenschutz', 'gdpr'],
  ['de', 'Wo liegen meine Dokumente', 'storage'],
  ['de', 'Dokumente löschen', 'retention'],
  ['de', 'kostenlos testen', 'trial'],
  ['de', 'Kontakt', 'channels'],
  ['es', 'seguridad de los datos', 'storage'],
  ['es', 'borrar', 'retention'],
  ['es', 'encriptación', 'encryption'],
  ['es', 'prueba gratis', 'trial'],
])('%s: a search for "%s" finds the question %s', (code, query, id) => {
  const say = readMessages(code, 'faq');
  const texts = ({ question, answer, category }: FaqItem) => [
    question,
    answer,
    say[`faq.category.${category}`] ?? '',
  ];
  expect(matching(faqOf(code), query, texts).map((item) => item.id)).toContain(id);
});
