import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoForm } from '#site/forms/demo-form.ts';
import { languages } from '#site/languages.ts';
import type { MessageId } from '#site/messages.ts';
import { mainOf } from '../support/dom.ts';
import { figuresBeside, figuresIn, figuresOf } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** What the page says in figures beside their labels. Source: docs/site.md, sections 2 and 9. */
const figures: [MessageId, string][] = [
  ['demo.figures.minutes', '30–45'],
  ['demo.figures.companies', '150+'],
  ['demo.figures.reply', '24'],
];

/** The sentences that hold a figure. Source: as above. */
const sentences: [MessageId, string][] = [
  ['demo.lead', '30–45'],
  ['demo.includes.trial', '14'],
  ['demo.agenda.plan.text', '14'],
  ['demo.form.intro', '24'],
];

/** The sizes of a company that can be chosen. Source: docs/site.md, section 3. */
const sizes = ['1–10', '11–50', '51–200', '201'];

describe.each(languages)('the demo page in $name', ({ code }) => {
  const page = mainOf(`/${code}/demo`);
  const message = wordsOf(code);

  test.each(figures)('has beside %s its figure', (label, figure) => {
    expect(figuresBeside(page, message(label))).toEqual([figure]);
  });

  test.each(sentences)('says %s with its figure', (id, figure) => {
    expect(figuresIn(page, message(id))).toEqual([figure]);
  });

  test('offers the sizes of a company, after the choice of none', () => {
    const options = [...page.querySelectorAll('select[name=dimensioneAzienda] option')];
    // "201+", "201 et plus".
    const figuresOfOption = ({ textContent }: Element) => figuresOf((textContent ?? '').replace('+', ''));
    expect(options.map(figuresOfOption)).toEqual([[], ...sizes.map((size) => [size])]);
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
