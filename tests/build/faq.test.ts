import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories } from '#features/faq/model/faq.ts';
import { languages } from '#site/languages.ts';
import { faqOf } from '../support/content.ts';
import { mainOf, partOf, textOf } from '../support/dom.ts';
import { figuresOfPart } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** All figures of the answers that have any, by question. Source: docs/site.md, sections 1, 6 and 9. */
const figures: Readonly<Record<string, string[]>> = {
  implementation: ['2–4', '4–8'],
  onboarding: ['1–2', '1'],
  trial: ['14'],
  partner: ['24', '100', '48'],
  processing: ['3–5', '24'],
  languages: ['95%', '97%'],
  // "40+", "oltre 40", "más de 40".
  analyzer: ['5', '15%', '40'],
  demo: ['30–45'],
  hours: ['9:00–18:00'],
  reply: ['24'],
};

const names = ['PDF', 'Word', 'Excel', 'PowerPoint', 'ISO 27001', 'API', 'Professional', 'Enterprise'];

describe.each(languages)('the questions in $name', ({ code }) => {
  const text = mainText(`/${code}/faq`);
  const html = readFileSync(`dist/${code}/faq.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const page = mainOf(`/${code}/faq`);
  const shown = wordsOf(code);
  const faq = faqOf(code);

  test.each(Object.entries(figures))('have the figures of %s in its answer', (id, expected) => {
    const found = figuresOfPart(partOf(page, `#question-${id} p`));
    expect(found.map((figure) => figure.replace('+', ''))).toEqual(expected);
  });

  test('name what docs/site.md names', () => {
    for (const name of names) expect(text).toContain(name);
    expect(text).toMatch(/SOC[ -]2/);
    expect(text).toMatch(/GDPR|RGPD|DSGVO/);
  });

  test('stand there whole, by category, one open at a time, without scripts too', () => {
    const headings = [...page.querySelectorAll('section[aria-labelledby^=faq-category] h2')].map(textOf);
    expect(headings).toEqual(categories.map((category) => shown(`faq.category.${category}`)));
    for (const { question, answer } of faq) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    expect(main.match(/<details[^>]* name="faq"/g)).toHaveLength(faq.length);
    expect(main).not.toMatch(/<details[^>]* open/);
  });

  test('begin with the popular ones, which lead to their answers', () => {
    expect(text).toContain(shown('faq.popular'));
    const popular = faq.filter(({ popular: isPopular }) => isPopular);
    expect(popular).toHaveLength(4);
    for (const row of popular) {
      const links = page.querySelectorAll(
        `section[aria-labelledby=faq-popular] a[href="#question-${row.id}"]`,
      );
      expect([...links].map(textOf)).toEqual([row.question]);
      expect(main).toMatch(new RegExp(`<details[^>]* id="question-${row.id}"`));
    }
  });

  test('end with ways to the support and to a demo', () => {
    const end = main.slice(main.indexOf('aria-labelledby="faq-more"'));
    expect(end).toContain(`href="/${code}/support"`);
    expect(end).toContain(`href="/${code}/demo"`);
  });
});

test('what is shown without a match is in Italian what docs/site.md says', () => {
  expect(wordsOf('it')('faq.none')).toBe('Nessun risultato trovato');
});
