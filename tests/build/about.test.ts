import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { founders } from '#site/sample-content.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** Source: docs/site.md, sections 1 and 2. */
const parts = {
  'mission and vision': ['about.purpose.mission', 'about.purpose.vision'],
  'four values': [
    'about.values.rigor',
    'about.values.integrity',
    'about.values.efficiency',
    'about.values.partnership',
  ],
  'a philosophy statement': ['about.philosophy.title', 'about.philosophy.text'],
} as const;

describe.each(languages)('the about page in $name', ({ code }) => {
  const text = mainText(`/${code}/about`);
  const plain = wordsOf(code);

  test.each(Object.entries(parts))('has %s', (_, ids) => {
    for (const id of ids) expect(text).toContain(plain(id));
  });

  test('presents three founders: CEO, CTO and CMO', () => {
    expect(founders.map(({ id }) => id)).toEqual(['ceo', 'cto', 'cmo']);
    for (const { id, name } of founders) {
      expect(plain(`about.founder.${id}.role`)).toContain(id.toUpperCase());
      expect(text).toContain(name);
      expect(text).toContain(plain(`about.founder.${id}.role`));
      expect(text).toContain(plain(`about.founder.${id}.bio`));
    }
  });

  test('leads back home, to a demo and to the design-partner programme', () => {
    expect(text).toContain(plain('common.home'));
    const html = readFileSync(`dist/${code}/about.html`, 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const targets = [...main.matchAll(/href="([^"]+)"/g)].map(([, target = '']) => target.replace('/#', '#'));
    expect(targets).toEqual([`/${code}`, `/${code}#contact-form`, `/${code}/design-partner`]);
  });
});

test('the values in English are those of docs/site.md, in British spelling', () => {
  const text = mainText('/en/about').toLowerCase();
  for (const value of [
    'intellectual rigour',
    'absolute integrity',
    'operational efficiency',
    'strategic partnership',
    'CEO and founder',
    'CTO and co-founder',
    'CMO and co-founder',
  ]) {
    expect(text).toContain(value.toLowerCase());
  }
});
