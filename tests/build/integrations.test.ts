import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, localePrefixes, pathOf } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { integrations } from '#site/sample-content.ts';
import { mainText } from '../support/html.ts';

/** The three benefits. Source: docs/site.md, section 2. */
const benefits = {
  it: ['Connessione nativa', 'Sincronizzazione in tempo reale', 'Sicurezza enterprise'],
  en: ['Native connection', 'Real-time sync', 'Enterprise security'],
} as const;

test('three CRM systems are claimed, and three are shown', () => {
  expect(integrations.filter(({ kind }) => kind === 'crm')).toHaveLength(3);
  expect(integrations.filter(({ kind }) => kind === 'data').length).toBeGreaterThanOrEqual(4);
});

test.each(languages)('every system of the table stands on the page in $name', ({ code }) => {
  const text = mainText(`/${code}/integrations`);
  for (const { name } of integrations) expect(text).toContain(name);
});

test.each(Object.entries(benefits))('the benefits stand on the page in %s', (code, titles) => {
  const text = mainText(`/${code}/integrations`);
  for (const title of titles) expect(text).toContain(title);
});

test.each(localePrefixes)(
  'the page of "$base" leads to the contact form, the API and back home',
  ({ base }) => {
    const html = readFileSync(`dist${base}/integrations.html`, 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const home = addressOf('/', base);
    expect(main.split(`href="${home}#contact-form"`).length).toBeGreaterThan(2);
    expect(main).toContain(`href="${addressOf(pathOf('api'), base)}"`);
    expect(main).toContain(`href="${home}"`);
  },
);
