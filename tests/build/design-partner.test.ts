import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { designPartnerForm } from '#site/forms/design-partner-form.ts';
import { languages } from '#site/languages.ts';
import type { MessageId } from '#site/messages.ts';
import { mainOf } from '../support/dom.ts';
import { figuresBeside, figuresIn } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** The sentences of the page that hold a figure. Source: docs/site.md, sections 2, 6 and 9. */
const figures: [MessageId, string[]][] = [
  ['designPartner.lead', ['24']],
  ['designPartner.gives.enterprise.text', ['24']],
  ['designPartner.price.title', ['24']],
  ['designPartner.price.last', ['24']],
  ['designPartner.gives.support', ['100']],
  ['designPartner.gets.feedback', ['4']],
  ['designPartner.reply', ['48']],
  ['designPartner.next.reply.text', ['48']],
  ['designPartner.form.intro', ['48']],
];

/** All of them are required. Source: docs/site.md, sections 3 and 5. */
const fields = ['nome', 'cognome', 'email_aziendale', 'nome_azienda', 'ruolo', 'aum', 'motivazione'];

describe.each(languages)('the design-partner page in $name', ({ code }) => {
  const text = mainText(`/${code}/design-partner`);
  const html = readFileSync(`dist/${code}/design-partner.html`, 'utf8');

  const page = mainOf(`/${code}/design-partner`);
  const message = wordsOf(code);

  test.each(figures)('says %s with its figure', (id, expected) => {
    expect(figuresIn(page, message(id))).toEqual(expected);
  });

  test('has the months of the licence beside their label', () => {
    expect(figuresBeside(page, message('designPartner.figures.licence'))).toEqual(['24']);
  });

  test('names the licence and the council', () => {
    for (const name of ['Enterprise', 'CTO', 'Client Advisory Council']) expect(text).toContain(name);
  });

  test('leads from the hero and from the closing block to the first-name field', () => {
    const id = `${designPartnerForm.id}-nome`;
    expect(html).toContain(`id="${id}"`);
    expect(html.split(`href="#${id}"`)).toHaveLength(3);
  });

  test('has the fields of the form in their order, all of them required', () => {
    const start = html.indexOf(`id="${designPartnerForm.id}"`);
    const form = html.slice(start, html.indexOf('</form>', start));
    const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([control]) => control);
    expect(controls.map((control) => /\bname="([^"]+)"/.exec(control)?.[1])).toEqual(fields);
    for (const control of controls) expect(control).toMatch(/\brequired\b/);
  });
});

test('the design-partner page says what the partner gives and what comes back', () => {
  const text = mainText('/en/design-partner');
  const parts = [
    'Start now',
    '24 months of Enterprise licence',
    'First access to new features',
    'Unlimited strategic support',
    'Up to 100 hours with the CTO',
    'A seat on the Client Advisory Council',
    'A case study',
    '4 quarterly feedback sessions',
    'Data on use',
    'One fixed price for 24 months',
    'Reply within 48 hours',
  ];
  for (const part of parts) expect(text).toContain(part);
});
