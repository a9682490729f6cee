import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#site/locales.ts';
import { textsOf } from '../support/texts.ts';

/** A concept, and what each language calls it. */
const rows = Array.from(readFileSync('docs/terms.md', 'utf8').matchAll(/^\| (\w.*) \|$/gm), ([, row = '']) =>
  row.split(' | '),
);

/** A form of the table: a whole word whose small letters stand for capitals too, "…" for any ending. */
const pattern = (form: string) => {
  const letters = form.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?<![\\p{L}\\d-])${letters.replaceAll('…', '\\p{L}*')}(?![\\p{L}\\d-])`;
};

/** No-break spaces are spaces here, and the name of an argument is no word. */
const plain = (text: string): string => text.replace(/\{\w+\}/g, '#').replace(/\s+/g, ' ');

test('the table has a column for every language', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => row.length !== locales.length + 1)).toEqual([]);
});

describe.each(locales)('the terms of $name', ({ code }) => {
  const texts = textsOf(code).map(({ where, text }) => ({ where, text: plain(text) }));
  const column = locales.findIndex((language) => language.code === code) + 1;

  test.each(rows.map((row) => [row[0], row[column] ?? '']))('have one word for %s: %s', (_, cell) => {
    const [use = [], not = []] = cell
      .replace(/~~$/, '')
      .split(' ~~')
      .map((forms) => forms.split(', '));
    const isUsed = (form: string) => texts.some(({ text }) => new RegExp(pattern(form), 'u').test(text));
    // Not each of them: an owner may have taken a sample away.
    expect(use.some(isUsed), cell).toBe(true);
    // What is to be used comes first: a form within it is no other word.
    const forms = new RegExp(
      `${use.map(pattern).join('|')}|(?<not>${not.map(pattern).join('|') || '$^'})`,
      'gu',
    );
    const found = texts.flatMap(({ where, text }) =>
      Array.from(text.matchAll(forms), ({ groups }) => groups?.not)
        .filter(Boolean)
        .map((form) => `${where}: "${form}" in "${text}"`),
    );
    expect(found).toEqual([]);
  });
});
