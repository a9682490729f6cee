import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#site/locales.ts';
import { textsOf } from '../support/texts.ts';

/** The rows of the table: a concept and its terms in each locale. */
const rows = Array.from(readFileSync('docs/terms.md', 'utf8').matchAll(/^\| (\w.*) \|$/gm), ([, row = '']) =>
  row.split(' | '),
);

/** Returns a pattern for a complete word. Lower-case letters also match capitals, and "…" matches any ending. */
const pattern = (form: string) => {
  const letters = form.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?<![\\p{L}\\d-])${letters.replaceAll('…', '\\p{L}*')}(?![\\p{L}\\d-])`;
};

/** Replaces no-break spaces with spaces, and removes the names of arguments. */
const plain = (text: string): string => text.replace(/\{\w+\}/g, '#').replace(/\s+/g, ' ');

test('the table has a column for every language', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => row.length !== locales.length + 1)).toEqual([]);
});

describe.each(locales)('the terms of $name', ({ code }) => {
  const texts = textsOf(code).map(({ where, text }) => ({ where, text: plain(text) }));
  const column = locales.findIndex((language) => language.code === code) + 1;

  test.each(rows.map((row) => [row[0], row[column] ?? '']))('use one term for %s: %s', (_, cell) => {
    const [use = [], not = []] = cell
      .replace(/~~$/, '')
      .split(' ~~')
      .map((forms) => forms.split(', '));
    const isUsed = (form: string) => texts.some(({ text }) => new RegExp(pattern(form), 'u').test(text));
    // One of the terms is enough, because an owner may have removed a sample.
    expect(use.some(isUsed), cell).toBe(true);
    // Allowed terms are matched first, so that an avoided term inside them does not count.
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
