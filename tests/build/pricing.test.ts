import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import type { MessageId } from '#site/messages.ts';
import { mainOf, partOf } from '../support/dom.ts';
import { figuresBeside, figuresIn, figuresOfPart } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** What the page says in figures beside their labels. Source: docs/site.md, section 9. */
const figures: [MessageId, string[]][] = [
  ['pricing.addon.users', ['€150']],
  ['pricing.addon.documents', ['€50']],
  ['pricing.addon.integration', ['€5,000']],
  ['pricing.addon.training', ['€2,500']],
  ['pricing.timing.standard', ['2–4']],
  ['pricing.timing.enterprise', ['4–8']],
  ['pricing.timing.productive', ['1–2']],
  ['pricing.timing.training', ['1']],
  ['pricing.timing.document', ['3–5']],
  ['pricing.timing.complex', ['24']],
];

/** The same of each plan: its price, documents and users. */
const planFigures = [['€250', '10', '1'], ['€7,500', '50', '5'], []];

/** The contents of the plans to the letter, where English has the words of the source. Source: docs/site.md, section 9. */
const contents = {
  Starter: [
    'Up to 10 documents/month',
    'Basic AI analysis',
    'Standard report',
    'Email support',
    '1 user',
    'Basic dashboard',
  ],
  Professional: [
    'Up to 50 documents/month',
    'Advanced AI',
    'Customisable reports',
    'Priority support',
    '5 users',
    'Advanced dashboard',
    'API integrations',
    'Red-flag detection',
    'Sector benchmarking',
  ],
  Enterprise: [
    'Unlimited documents',
    'Unlimited users',
    'Custom AI',
    'White-label',
    'Dedicated success manager',
    'Custom dashboard',
    'Enterprise integrations',
    'Guaranteed SLA',
    'Custom training',
    'On-premise deployment',
  ],
};

/** The part of a built page below the heading with this id. */
function section(language: string, id: string): string {
  const html = readFileSync(`dist/${language}/pricing.html`, 'utf8');
  const start = html.indexOf(`aria-labelledby="${id}"`);
  expect(start, id).toBeGreaterThan(0);
  return html.slice(start, html.indexOf('</section>', start));
}

const cardsOf = (language: string) =>
  section(language, 'plans')
    .split('<h3')
    .slice(1)
    .map((card) => ({ card, lines: [...card.matchAll(/<li[^>]*>([^<]+)<\/li>/g)].map(([, line]) => line) }));

describe.each(languages)('the pricing page in $name', ({ code }) => {
  const text = mainText(`/${code}/pricing`);
  const page = mainOf(`/${code}/pricing`);
  const message = wordsOf(code);

  test.each(figures)('says beside %s how much it is', (label, expected) => {
    expect(figuresBeside(page, message(label))).toEqual(expected);
  });

  test('says of each plan what it costs, for how many documents and users, in its card and in the table', () => {
    const cards = [...page.querySelectorAll('section[aria-labelledby=plans] li:has(h3)')];
    expect(cards.map(figuresOfPart)).toEqual(planFigures);
    const rows = ['price', 'documents', 'users'] as const;
    const table = partOf(page, 'table');
    const columns = planFigures.map((_, plan) => rows.map((row) => planFigures[plan]?.[rows.indexOf(row)]));
    for (const [index, row] of rows.entries()) {
      const expected = columns.flatMap((column) => column[index] ?? []);
      expect(figuresBeside(table, message(`pricing.row.${row}`)), row).toEqual(expected);
    }
  });

  test('says how long the trial is on its buttons and under them', () => {
    expect(figuresIn(page, message('pricing.trialTerms'))).toEqual(['14']);
    const buttons = [...page.querySelectorAll(`a[href="/${code}/demo"]`)].map((link) => link.textContent);
    const trial = message('pricing.trial');
    expect(buttons.filter((text) => text?.replace(/\s+/g, ' ') === trial)).toHaveLength(2);
    expect(trial).toContain('14');
  });

  test('names the documents it supports', () => {
    for (const format of ['PDF', 'Word', 'Excel', 'PowerPoint', message('pricing.formats.scans')]) {
      expect(text).toContain(format);
    }
  });

  test('has three cards, each with its contents and a button to the demo, the second the most popular', () => {
    const cards = cardsOf(code);
    expect(cards.map(({ lines }) => lines.length)).toEqual(
      Object.values(contents).map((lines) => lines.length),
    );
    for (const { card } of cards) {
      expect([...card.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([`/${code}/demo`]);
    }
    const popular = message('pricing.popular');
    expect(cards.map(({ card }) => card.includes(popular))).toEqual([false, true, false]);
  });

  test('compares the plans in a table that the button leads to', () => {
    const html = readFileSync(`dist/${code}/pricing.html`, 'utf8');
    expect(html).toContain('href="#compare"');
    expect(html.match(/ id="compare"/g)).toHaveLength(1);
    expect(html).toContain(`href="/${code}#contact-form"`);
    const table = section(code, 'compare');
    for (const { lines } of cardsOf(code)) {
      for (const line of lines) expect(table).toContain(`>${line}<`);
    }
  });

  test('takes no anchor of the home page', () => {
    const html = readFileSync(`dist/${code}/pricing.html`, 'utf8');
    for (const anchor of ['pricing', 'faq', 'workflow', 'contact'])
      expect(html).not.toContain(` id="${anchor}"`);
  });
});

test('the cards hold what docs/site.md says, and nothing else', () => {
  for (const [index, lines] of Object.values(contents).entries()) {
    expect([...(cardsOf('en')[index]?.lines ?? [])].sort()).toEqual([...lines].sort());
  }
});
