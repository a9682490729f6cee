import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories, faq } from '#features/faq/model/faq.ts';
import { languages } from '#site/languages.ts';
import { figurePattern, mainText } from '../support/html.ts';
import { readMessages } from '../support/messages.ts';

/** Figures of the answers. Source: spec, sections 1, 6 and 9. */
const figures = {
  implementation: ['2-4', '4-8', '1-2', '1'],
  trial: ['14'],
  processing: ['3-5', '24'],
  accuracy: ['95%', '97%'],
  'free analyzer': ['5', '15%', '40'],
  demo: ['30-45'],
  support: ['24', '9:00-18:00'],
  'design partners': ['24', '100', '48'],
};

const names = ['PDF', 'Word', 'Excel', 'PowerPoint', 'ISO 27001', 'API', 'Professional', 'Enterprise'];

describe.each(languages)('the questions in $name', ({ code }) => {
  const text = mainText(`/${code}/faq`);
  const html = readFileSync(`dist/${code}/faq.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = readMessages(code, 'faq');
  const shown = (id: string) => (words[id] ?? '').replace(/\s+/g, ' ');

  test.each(Object.entries(figures))('have the figures of %s', (_, part) => {
    for (const figure of part) expect(text, figure).toMatch(figurePattern(figure));
  });

  test('name what the specification names', () => {
    for (const name of names) expect(text).toContain(name);
    expect(text).toMatch(/SOC[ -]2/);
    expect(text).toMatch(/GDPR|RGPD|DSGVO/);
  });

  test('stand there whole, by category, one open at a time, without scripts too', () => {
    for (const category of categories) expect(text).toContain(shown(`faq.category.${category}`));
    for (const { id } of faq) {
      expect(text).toContain(shown(`faq.item.${id}.question`));
      expect(text).toContain(shown(`faq.item.${id}.answer`));
    }
    expect(main.match(/<details[^>]* name="faq"/g)).toHaveLength(faq.length);
    expect(main).not.toMatch(/<details[^>]* open/);
  });

  test('begin with the popular ones, which lead to their answers', () => {
    expect(text).toContain(shown('faq.popular'));
    for (const row of faq.filter((item) => 'popular' in item)) {
      expect(main).toContain(`href="#question-${row.id}"`);
      expect(main).toMatch(new RegExp(`<details[^>]* id="question-${row.id}"`));
    }
  });

  test('end with ways to the support and to a demo', () => {
    const end = main.slice(main.indexOf('aria-labelledby="faq-more"'));
    expect(end).toContain(`href="/${code}/support"`);
    expect(end).toContain(`href="/${code}/demo"`);
  });
});

test('what is shown without a match is in Italian what the specification says', () => {
  expect(readMessages('it', 'faq')['faq.none']).toBe('Nessun risultato trovato');
});
