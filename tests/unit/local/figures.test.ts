import { expect, test } from 'vitest';
import { figuresOf } from '../../support/figures.ts';

test.each([
  ['from €1,200 to 1.200 € and 1 200 €', ['€1,200', '€1,200', '€1,200']],
  ['98.5%, 98,5 % and 98.5 %', ['98.5%', '98.5%', '98.5%']],
  ['2-4 weeks, 4–8 for more, about 1', ['2-4', '4–8', '1']],
  ['50.000+ deals, 24, 100 and +8', ['50,000+', '24', '100', '+8']],
  ['Monday to Friday, 9:00-18:00', ['9:00-18:00']],
  ['Montag bis Freitag, 9–18 Uhr', ['9:00–18:00']],
  ['de 9 h à 18 h, ou 9 h–18 h, 30 à 45 minutes', ['9:00–18:00', '9:00–18:00', '30–45']],
  ['four of them', []],
])('the figures of "%s" as English writes them', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures);
});
