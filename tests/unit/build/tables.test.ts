import { expect, test } from 'vitest';
import { ContentError } from '#build/content/content-error.ts';
import { checkTables, type Tables } from '#build/tables.ts';
import { brand, nameMeaning } from '#site/brand.ts';
import figures from '#site/figures.json' with { type: 'json' };
import prices from '#site/prices.json' with { type: 'json' };

const tables: Tables = { prices, figures, brand, nameMeaning };

function problemsOf(changed: Partial<Tables>): readonly string[] {
  try {
    checkTables({ ...tables, ...changed });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test('the tables of the site are valid', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([[8.2], ['8200'], [0], [-250], [100_001], [null], [undefined]])(
  'a price of %j stops the build',
  (price) => {
    const cure =
      /^src\/site\/prices\.json: \S+ is .+\. Write whole euros from 1 to 100000, .+ such as 8200\.$/;
    for (const changed of [
      { plans: { ...prices.plans, professional: price } },
      { addOns: { ...prices.addOns, users: price } },
      { teamLicence: { ...prices.teamLicence, perYear: price } },
    ])
      expect(problemsOf({ prices: { ...prices, ...changed } })[0]).toMatch(cure);
  },
);

test('the problem names the row', () => {
  const plans = { ...prices.plans, professional: 8.2 };
  expect(problemsOf({ prices: { ...prices, plans } })[0]).toContain(
    'prices.json: plans.professional is 8.2. Write',
  );
});

test('a yearly price is lower than twelve monthly prices', () => {
  const teamLicence = { ...prices.teamLicence, perMonth: 100, perYear: 1200 };
  const [problem] = problemsOf({ prices: { ...prices, teamLicence } });
  expect(problem).toContain('src/site/prices.json: teamLicence costs');
});

test.each([[80], ['0.8'], [-0.1], [undefined]])('a share of %j stops the build', (screening) => {
  const claims = { ...figures.claims, screening };
  expect(problemsOf({ figures: { ...figures, claims } })).toEqual([
    expect.stringMatching(/^src\/site\/figures\.json: claims\.screening is .+ 0\.8 is 80 %\.$/),
  ]);
});

test('a missing or empty field of the brand stops the build', () => {
  for (const name of Object.keys(brand))
    expect(problemsOf({ brand: { ...brand, [name]: undefined } })).toEqual([
      expect.stringContaining(`src/site/brand.ts: brand.${name} `),
    ]);
  for (const name of Object.keys(brand.company))
    expect(problemsOf({ brand: { ...brand, company: { ...brand.company, [name]: ' ' } } })).toEqual([
      `src/site/brand.ts: brand.company.${name} is missing or empty. Write a text between quotation marks.`,
    ]);
});

test('every locale needs a meaning of the name, which may be empty', () => {
  const { de: _, ...others } = nameMeaning;
  expect(problemsOf({ nameMeaning: others })).toEqual([
    expect.stringMatching(/^src\/site\/brand\.ts: nameMeaning\.de is missing\. Write a sentence /),
  ]);
  expect(problemsOf({ nameMeaning: { ...nameMeaning, de: '' } })).toEqual([]);
});

test('all problems appear in one error', () => {
  const plans = { ...prices.plans, starter: '250' };
  expect(problemsOf({ prices: { ...prices, plans }, brand: { ...brand, slug: 'A b' } })).toHaveLength(2);
});
