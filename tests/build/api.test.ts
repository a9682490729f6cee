import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '#site/brand.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { integrations, warehouses } from '#site/sample-content.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** The four examples, to the letter. Source: docs/site.md, section 7. */
const endpoints = [
  'POST /api/v1/documents/analyze',
  'GET /api/v1/analysis/{id}',
  'POST /api/v1/scoring/custom',
  'GET /api/v1/portfolio/dashboard',
];

/** The word that marks them as examples. */
const example: Record<LanguageCode, RegExp> = {
  it: /esempi/i,
  en: /example/i,
  fr: /exemple/i,
  de: /Beispiel/,
  es: /ejemplo/i,
};

const crm = integrations.filter(({ kind }) => kind === 'crm');

describe.each(languages)('the developer page in $name', ({ code }) => {
  const text = mainText(`/${code}/api`);
  const html = readFileSync(`dist/${code}/api.html`, 'utf8');
  const message = wordsOf(code);

  test('lists the four endpoints, as examples', () => {
    for (const endpoint of endpoints) expect(text).toContain(endpoint);
    expect(message('api.endpoints.title')).toMatch(example[code]);
    expect(text).toContain(message('api.endpoints.title'));
  });

  test('says what the first one takes and answers', () => {
    const names = ['Authorization', 'document_url', 'thesis_id', 'analysis_type', ' id '];
    for (const name of names) expect(text).toContain(name);
    expect(text).toContain(message('api.endpoints.header.key'));
  });

  test('shows the call as code, with the same names', () => {
    const [curl = '', typescript = ''] = [...html.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(
      ([, sample]) => sample,
    );
    for (const sample of [curl, typescript]) {
      const names = ['/api/v1/documents/analyze', 'POST', 'document_url', 'thesis_id', 'analysis_type'];
      for (const name of names) expect(sample).toContain(name);
      expect(sample).toMatch(/Authorization: .?Bearer /);
    }
  });

  test('names three features, three CRM systems and three warehouses', () => {
    for (const feature of ['realtime', 'webhooks', 'security'] as const) {
      expect(text).toContain(message(`api.features.${feature}`));
    }
    expect([crm.length, warehouses.length]).toEqual([3, 3]);
    for (const { name } of [...crm, ...warehouses]) expect(text).toContain(name);
  });

  test('leads to the form, to the documentation by letter, and home', () => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const target of [`/${code}#contact-form`, `mailto:${brand.infoAddress}?subject=`, `/${code}"`]) {
      expect(main).toContain(`href="${target}`);
    }
  });
});
