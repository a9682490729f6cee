import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { reports } from '#site/reports.ts';
import { figurePattern, mainText } from '../support/html.ts';
import { readMessages } from '../support/messages.ts';

test('the reports are as long as the specification says', () => {
  expect(reports.map(({ pages }) => pages)).toEqual([45, 32, 38]);
});

describe.each(languages)('the reports in $name', ({ code }) => {
  const text = mainText(`/${code}/reports`);
  const words = readMessages(code, 'reports');
  const plain = (id: string) => (words[id] ?? '').replace(/\s+/g, ' ');

  test.each(reports)('$id has its title, description, pages and format', ({ id, pages, format }) => {
    expect(text).toContain(plain(`reports.item.${id}.title`));
    expect(text).toContain(plain(`reports.item.${id}.description`));
    expect(text).toMatch(figurePattern(String(pages)));
    expect(text).toContain(format);
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

  test('success and failure are told as the specification has them', () => {
    expect(plain('reports.form.success.text')).toMatch(figurePattern('5'));
    expect(plain('reports.form.submitting')).toMatch(/\.\.\.$/);
  });
});

test('the texts that the specification gives', () => {
  const [italian, english] = [readMessages('it', 'reports'), readMessages('en', 'reports')];
  expect(english['reports.form.submitting']).toBe('Downloading...');
  expect(english['reports.form.failure.title']).toBe('Sending error');
  expect(english['reports.form.failure.text']).toBe('An error occurred. Please try again later.');
  expect(italian['reports.form.failure.title']).toBe("Errore nell'invio");
  expect(italian['reports.form.failure.text']).toBe('Si è verificato un errore. Riprova più tardi.');
});
