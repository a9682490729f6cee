import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoForm } from '#site/forms/demo-form.ts';
import { languages } from '#site/languages.ts';
import { figurePattern, mainText } from '../support/html.ts';

/** What the page says in figures. Source: spec, sections 2 and 9. */
const figures = {
  'how long a demo lasts': '30-45',
  'how many companies use the product': '150+',
  'the trial': '14',
  'the reply': '24',
};

/** The sizes of a company that can be chosen. Source: spec, section 3. */
const sizes = ['1-10', '11-50', '51-200', '201'];

describe.each(languages)('the demo page in $name', ({ code }) => {
  const text = mainText(`/${code}/demo`);

  test.each(Object.entries(figures))('has the figure of %s', (_, figure) => {
    expect(text).toMatch(figurePattern(figure));
  });

  test('offers the sizes of a company', () => {
    for (const size of sizes) expect(text).toMatch(figurePattern(size));
  });

  test('has the fields of the form in their order, and marks five as required', () => {
    const html = readFileSync(`dist/${code}/demo.html`, 'utf8');
    const start = html.indexOf(`id="${demoForm.id}"`);
    const form = html.slice(start, html.indexOf('</form>', start));
    const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([control]) => control);
    const nameOf = (control: string) => /\bname="([^"]+)"/.exec(control)?.[1];
    expect(controls.map(nameOf)).toEqual([
      'nome',
      'cognome',
      'email',
      'azienda',
      'ruolo',
      'telefono',
      'dimensioneAzienda',
      'interessePrimario',
      'messaggio',
    ]);
    const required = controls.filter((control) => /\brequired\b/.test(control));
    expect(required.map(nameOf)).toEqual(['nome', 'cognome', 'email', 'azienda', 'ruolo']);
  });
});

test('the demo page lists what the demo includes', () => {
  const text = mainText('/en/demo');
  const included = [
    'A personalised demo',
    'Analysis of your use case',
    'Q&A with our experts',
    'A tailored implementation plan',
    '14-day trial access',
    'Dedicated support during the trial',
  ];
  for (const part of included) expect(text).toContain(part);
});
