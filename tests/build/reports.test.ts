import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { REPORT_FORMAT } from '#site/reports.ts';
import { reportsOf } from '../support/content.ts';
import { mainOf, textOf } from '../support/dom.ts';
import { figuresOf, figuresOfPart } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

test('the reports are as long as docs/site.md says', () => {
  expect(reportsOf('it').map(({ pages }) => pages)).toEqual([45, 32, 38]);
});

const plainSpaces = (text: string) => text.replace(/\s+/g, ' ');

describe.each(languages)('the reports in $name', ({ code }) => {
  const text = mainText(`/${code}/reports`);
  const plain = wordsOf(code);

  const reports = reportsOf(code);

  test.each(reports)(
    '$id has its title, description, pages and format',
    ({ id, title, description, pages }) => {
      const card = mainOf(`/${code}/reports`).querySelector(`li:has(#report-${id})`);
      if (!card) throw new Error(`There is no ${id}.`);
      expect(textOf(card)).toContain(plainSpaces(title));
      expect(textOf(card)).toContain(plainSpaces(description));
      expect(figuresOfPart(card)).toEqual([String(pages)]);
      expect(textOf(card)).toContain(REPORT_FORMAT);
    },
  );

  test('are said to be for the subscribers of Premium and Enterprise', () => {
    expect(text).toContain('Premium');
    expect(text).toContain('Enterprise');
  });

  test('come by a form that is about the first of them until another is chosen', () => {
    const chosen = text.slice(text.lastIndexOf(plain('reports.chosen')));
    expect(chosen).toContain(plainSpaces(reports[0]?.title ?? ''));
    expect(chosen).toContain(plain('reports.form.submit'));
  });

  test('the words of success and of sending are as docs/site.md has them', () => {
    expect(figuresOf(plain('reports.form.success.text'))).toEqual(['5']);
    expect(plain('reports.form.submitting')).toMatch(/(?:\.\.\.|…)$/);
  });
});

test('the texts that docs/site.md gives', () => {
  const [italian, english] = [wordsOf('it'), wordsOf('en')];
  expect(english('reports.form.submitting')).toBe('Downloading...');
  expect(english('reports.form.failure.title')).toBe('Sending error');
  expect(english('reports.form.failure.text')).toBe('An error occurred. Please try again later.');
  expect(italian('reports.form.failure.title')).toBe("Errore nell'invio");
  expect(italian('reports.form.failure.text')).toBe('Si è verificato un errore. Riprova più tardi.');
});
