import { expect, test } from 'vitest';
import { type Locale, locales } from '#site/locales.ts';
import { articles, faqOf, reportsOf, webinarsOf } from '../support/content.ts';
import { figuresOf } from '../support/figures.ts';
import { messageNamespaces, readMessages } from '../support/messages.ts';
import { sampled, samplesOf } from '../support/samples.ts';

/** "1.8 miliardi" and "1.800 millones" are the same figure. */
const countedOtherwise = ['results.market.size.value'];

/** Returns the sorted figures of a text, because word order differs between languages. "40+" equals "oltre 40". */
const figuresIn = (text: string) =>
  figuresOf(text.replace(/\{\w+, (?:plural|select),|=\d+ \{|https:[^"]*/g, ' ').replace(/\s+/g, ' '))
    .flatMap((figure) => figure.replace(/[€%+]/g, '').split(/[-–]/))
    .sort()
    .join(' ');

const first = <Entry extends { id: string }>(folder: string, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ id }) => samplesOf(folder).includes(id));

/** Returns the figures of all initial texts in a locale, by their sources. */
const saidIn = (code: Locale): Record<string, string> =>
  Object.fromEntries(
    [
      ...messageNamespaces.flatMap((namespace) => Object.entries(readMessages(code, namespace))),
      ...sampled('articles', articles).map(
        ({ slug, texts }) => [slug, JSON.stringify(texts[code]?.body ?? texts.en?.body)] as const,
      ),
      ...first('faq', faqOf(code)).map(
        ({ id, question, answer }) => [`faq/${id}`, `${question} ${answer}`] as const,
      ),
      ...first('reports', reportsOf(code)).map(
        (row) => [`reports/${row.id}`, `${row.title} ${row.description}`] as const,
      ),
      ...first('webinars', webinarsOf(code)).map(
        (row) => [`webinars/${row.id}`, JSON.stringify(row)] as const,
      ),
    ]
      .map(([where, text]) => [where, figuresIn(text)] as const)
      .filter(([where]) => !countedOtherwise.includes(where)),
  );

const english = saidIn('en');

test.each(locales)('the texts in $name have the figures of the English texts', ({ code }) => {
  expect(Object.values(english).filter(Boolean).length).toBeGreaterThan(120);
  expect(saidIn(code)).toEqual(english);
});

test.each([
  ['it', 'mese', 'anno'],
  ['en', 'month', 'year'],
  ['fr', 'mois', 'an'],
  ['de', 'Monat', 'Jahr'],
  ['es', 'mes', 'año'],
] as const)(
  '%s: the price of the team licence is per %s, and its discounted price per %s',
  (code, month, year) => {
    const home = readMessages(code, 'home');
    const wordsOf = (id: string) => String(home[id]).match(/\p{L}+/gu);
    expect(wordsOf('home.pricing.perMonth')).toContain(month);
    expect(wordsOf('home.pricing.yearly')).toContain(year);
    expect(wordsOf('home.pricing.yearly')).not.toContain(month);
  },
);
