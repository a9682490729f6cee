import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { figurePattern, mainText } from '../support/html.ts';
import { readMessages } from '../support/messages.ts';

/** Figures of the page by part. Source: spec, section 9. */
const figures = {
  plans: ['€250', '€7,500', '10', '50', '1', '5'],
  'add-ons': ['€150', '€50', '€5,000', '€2,500'],
  trial: ['14'],
  implementation: ['2-4', '4-8', '1-2', '1'],
  processing: ['3-5', '24'],
};

/** The contents of the plans to the letter, where English has the spec's own words. Source: spec, section 9. */
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
  const words = readMessages(code, 'pricing');

  test.each(Object.entries(figures))('has the figures of %s', (_, part) => {
    for (const figure of part) expect(text, figure).toMatch(figurePattern(figure));
  });

  test('names the documents it supports', () => {
    for (const format of ['PDF', 'Word', 'Excel', 'PowerPoint', words['pricing.formats.scans']]) {
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
    const popular = words['pricing.popular'] ?? '';
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

test('the cards hold what the specification says, and nothing else', () => {
  for (const [index, lines] of Object.values(contents).entries()) {
    expect([...(cardsOf('en')[index]?.lines ?? [])].sort()).toEqual([...lines].sort());
  }
});
