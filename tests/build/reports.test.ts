import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { reports } from '#site/reports.ts';
import { mainOf, textOf } from '../support/dom.ts';
import { figuresOf, figuresOfPart } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

test('the reports are as long as docs/site.md says', () => {
  expect(reports.map(({ pages }) => pages)).toEqual([45, 32, 38]);
});

describe.each(languages)('the reports in $name', ({ code }) => {
  const text = mainText(`/${code}/reports`);
  const plain = wordsOf(code);

  test.each(reports)('$id has its title, description, pages and format', ({ id, pages, format }) => {
    const card = mainOf(`/${code}/reports`).querySelector(`li:has(#report-${id})`);
    if (!card) throw new Error(`There is no ${id}.`);
    expect(textOf(card)).toContain(plain(`reports.item.${id}.title`));
    expect(textOf(card)).toContain(plain(`reports.item.${id}.description`));
    expect(figuresOfPart(card)).toEqual([String(pages)]);
    expect(textOf(card)).toContain(format);
  });

  test('are said to be for the subscribers of Premium and Enterprise', () => {
    expect(text).toContain('Premium');
    expect(text).toContain('Enterprise');
  });

  test('come by a form that is about the first of them until another is chosen', () => {
    const chosen = text.slice(text.lastIndexOf(plain('reports.chosen')));
    expect(chosen).toContain(plain(`reports.item.${reports[0].id}.title`));
    expect(chosen).toContain(plain('reports.form.submit'));
  });

  test('the words of success and of sending are as docs/site.md has them', () => {
    expect(figuresOf(plain('reports.form.success.text'))).toEqual(['5']);
    expect(plain('reports.form.submitting')).toMatch(/\.\.\.$/);
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
