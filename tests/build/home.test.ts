import { describe, expect, test } from 'vitest';
import { addressOf, pathOf } from '#site/addresses.ts';
import { claims } from '#site/claims.ts';
import { languages } from '#site/languages.ts';
import { testimonials } from '#site/sample-content.ts';
import { figurePattern, mainText } from '../support/html.ts';

/** Figures of the home page by section. Source: spec, sections 2 and 9. */
const figures = {
  'stat trio': ['80%', '147', '98.5%'],
  avatars: ['+8'],
  mission: ['70%', '95%', '85%'],
  calculator: ['€60,000', '€4,000', '€56,000', '€672,000', '93.75%', '375', '€250'],
  'comparison, time': ['3', '120', '45'],
  'comparison, cost': ['€12', '€1,200', '€380'],
  'comparison, accuracy': ['98.5%', '72%', '85%'],
  results: ['90%', '5x', '100%'],
  rating: ['5.0'],
  'team licence': ['€250', '€2,399', '20%', '50', '2'],
  implementation: ['4-6', '8-10', '1-2'],
  'support hours': ['9:00-18:00'],
};

describe.each(languages)('the home page in $name', ({ code }) => {
  const text = mainText(`/${code}`);

  test.each(Object.entries(figures))('has the figures of %s', (_, section) => {
    for (const figure of section) expect(text, figure).toMatch(figurePattern(figure));
  });

  test('names what it reads, the tags of the dashboard and the voices', () => {
    const names = [
      'PDF',
      'Word',
      'Excel',
      'PowerPoint',
      'LIVE',
      'PROCESSING',
      'VC & Team Pack',
      'Enterprise',
      'API',
    ];
    for (const name of [...names, 'Client Advisory Council', ...testimonials.map((voice) => voice.name)]) {
      expect(text).toContain(name);
    }
    expect(text.match(/★{5}/g)).toHaveLength(testimonials.length);
  });
});

describe.each(claims)('the claim "$id"', ({ figures: claimed, pages }) => {
  test.each(languages)('stands in $name where the table says', ({ code }) => {
    for (const page of pages) {
      const text = mainText(addressOf(pathOf(page), `/${code}`));
      for (const figure of claimed) expect(text).toMatch(figurePattern(figure));
    }
  });
});
