import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, stated, figures as statements } from '#features/deal/model/figures.ts';
import { contradictedDeal, criteria, deals, fitOf, sourcesOf, years } from '#site/deals.ts';
import { locales } from '#site/locales.ts';

test('the indices of the deals follow from their scores', () => {
  expect(criteria.reduce((sum, { weight }) => sum + weight * 100, 0)).toBe(100);
  const indices = Object.fromEntries(deals.map(({ id, scores }) => [id, fitOf(scores)]));
  expect(indices).toEqual({ aurora: 91, borea: 84, corvo: 72, delfino: 66, estro: 41 });
});

test('the sources of one deal only contradict each other, by its set-up fees', () => {
  const apart = deals.filter((deal) => sourcesOf(deal).difference > 0);
  expect(apart).toEqual([contradictedDeal]);
  expect(sourcesOf(contradictedDeal)).toEqual({
    page: 12,
    cell: 'F14',
    stated: 1_800_000,
    computed: 1_440_000,
    difference: 360_000,
  });
  for (const { revenue } of deals) {
    expect(revenue.stated).toHaveLength(years.length);
    expect(Math.max(...revenue.stated)).toBe(revenue.stated[3]);
  }
});

test('the sources of the contradicted deal are those of its memorandum', () => {
  const { page, row } = contradictedDeal.revenue;
  expect(stated.documentRef).toEqual({ page });
  const computed = statements.find(({ id }) => id === 'computed');
  expect(computed?.documentRef).toEqual({ sheet: 'model', column: 'F', row });
  expect(fileOf('model')).toBe('model.xlsx');
});

test.each(locales)(
  'home and the memorandum name the rows of the model alike in the locale "$code"',
  ({ code }) => {
    const read = (file: string): Record<string, string> =>
      JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8'));
    const [home, documents] = [read('home'), read('deal-documents')];
    const rows = { subscriptions: 'subscriptions', setUp: 'setUp', total: 'revenue' };
    for (const [row, id] of Object.entries(rows))
      expect(home[`home.sources.${row}`]).toBe(documents[`dealDocuments.row.${id}`]);
  },
);
