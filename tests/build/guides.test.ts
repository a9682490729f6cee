import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countWords, textOfNode } from '#build/content/reading-time.ts';
import { italianContents } from '#build/italian.ts';
import type { GuidesContent } from '#features/articles/model/italian.ts';
import { languages } from '#site/languages.ts';
import { content } from '../support/content.ts';
import { elementSaying, mainOf, textOf } from '../support/dom.ts';
import { mainText } from '../support/html.ts';
import { LOCALES, wordsOf } from '../support/messages.ts';

/** What a guide may be. Source: docs/site.md, section 2. */
const levels = ['Principiante', 'Intermedio', 'Avanzato', 'Tecnico'];
const kinds = ['Video', 'Guida', 'PDF'];

const { guides } = italianContents(LOCALES, content).get('guides') as GuidesContent;

test('there are six guides of every kind and level', () => {
  expect(guides.map(({ slug }) => slug)).toEqual([
    'primi-passi',
    'tesi-di-investimento',
    'data-room',
    'punteggi-e-segnali',
    'memorandum',
    'api-e-crm',
  ]);
  expect(guides).toHaveLength(6);
  expect([...new Set(guides.map(({ level }) => level))].sort()).toEqual([...levels].sort());
  expect([...new Set(guides.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
});

test.each(guides)('the guide $slug holds a text to work with, in the signs of a printed page', (guide) => {
  expect(guide.duration).toMatch(/^\d+ minuti$/);
  expect(countWords(guide.body)).toBeGreaterThanOrEqual(500);
  expect(countWords(guide.body)).toBeLessThanOrEqual(900);
  const text = [guide.title, guide.description, ...guide.body.map(textOfNode)].join('\n');
  expect(text).not.toMatch(/['"]/);
  if (guide.kind === 'Video') expect(text).toContain('Scaletta del video');
});

describe.each(languages)('the guides page in $name', ({ code }) => {
  const text = mainText(`/${code}/guides`);
  const html = readFileSync(`dist/${code}/guides.html`, 'utf8');
  const message = wordsOf(code);

  test('has every guide with its facts and its text', () => {
    const page = mainOf(`/${code}/guides`);
    for (const { slug, title, description, kind, duration, level, body } of guides) {
      const article = page.querySelector(`article[aria-labelledby="${slug}"]`);
      if (!article) throw new Error(`There is no ${slug}.`);
      expect([...article.querySelectorAll('dd')].map(textOf)).toEqual([kind, duration, level]);
      expect(textOf(elementSaying(article, description))).toBe(description);
      expect(article.querySelector('h2')?.textContent).toBe(title);
      const read = article.querySelector('details > div')?.textContent ?? '';
      // Between two elements a page has no space, and our text has one.
      expect(read.replace(/\s+/g, '')).toBe(body.map(textOfNode).join('').replace(/\s+/g, ''));
    }
    expect(page.querySelectorAll('details')).toHaveLength(guides.length);
  });

  test('has a start button and a request for advice with each, told apart by the title', () => {
    for (const { title } of guides) {
      expect(text).toContain(`${message('guides.start')} ${message('guides.close')} ${title}`);
      expect(text).toContain(`${message('guides.consulting')} ${title}`);
    }
    const requests = [...html.matchAll(new RegExp(`href="/${code}/demo\\?([^"#]+)#demo-form"`, 'g'))];
    const messages = requests.map(([, query]) => new URLSearchParams(query).get('messaggio'));
    expect(messages).toHaveLength(guides.length);
    for (const [index, { title }] of guides.entries()) expect(messages[index]).toContain(title);
  });

  test('marks the Italian as Italian where the page is in another language', () => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.includes('lang="it"')).toBe(code !== 'it');
    expect(text.includes(message('common.italianOnly'))).toBe(code !== 'it');
  });
});
