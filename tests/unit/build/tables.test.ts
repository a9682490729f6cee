import { expect, test } from 'vitest';
import { ContentError } from '#build/content/front-matter.ts';
import { checkTables, type Tables } from '#build/tables.ts';
import { brand, nameMeaning } from '#site/brand.ts';
import { addOns, plans, teamLicence } from '#site/prices.ts';

const tables: Tables = { plans, addOns, teamLicence, brand, nameMeaning };

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

test.each([[8.2], ['8200'], [0], [-250], [100_001], [Number.NaN], [undefined]])(
  'a price of %j stops the build',
  (price) => {
    const cure = /^src\/site\/prices\.ts: \S+ is .+\. Write whole euros from 1 to 100000, .+ such as 8200\.$/;
    for (const changed of [
      { plans: [{ id: 'professional', price }] },
      { addOns: [{ id: 'users', price }] },
      { teamLicence: { ...teamLicence, perYear: price } },
    ])
      expect(problemsOf(changed)[0]).toMatch(cure);
  },
);

test('the problem names the row', () => {
  const changed = plans.map((plan) => (plan.id === 'professional' ? { ...plan, price: 8.2 } : plan));
  expect(problemsOf({ plans: changed })[0]).toContain('prices.ts: plans.professional.price is 8.2. Write');
});

test('a yearly price is lower than twelve monthly prices', () => {
  const [problem] = problemsOf({ teamLicence: { perMonth: 100, perYear: 1200 } });
  expect(problem).toContain('src/site/prices.ts: teamLicence costs');
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
  expect(
    problemsOf({ plans: [{ id: 'starter', price: '250' }], brand: { ...brand, slug: 'A b' } }),
  ).toHaveLength(2);
});
