import * as v from 'valibot';
import { brand, nameMeaning } from '#site/brand.ts';
import figures from '#site/figures.json' with { type: 'json' };
import { locales } from '#site/locales.ts';
import prices from '#site/prices.json' with { type: 'json' };
import { ContentError } from './content/content-error.ts';
import { logoProblem } from './logo.ts';

/* The build does not check types, so the tables that owners edit are checked here. */

const HIGHEST_PRICE = 100_000;

const priceProblem = ({ input }: { input: unknown }) =>
  `is ${JSON.stringify(input)}. Write whole euros from 1 to ${HIGHEST_PRICE}, without quotation marks and separators, such as 8200.`;
const price = v.pipe(
  v.number(priceProblem),
  v.integer(priceProblem),
  v.minValue(1, priceProblem),
  v.maxValue(HIGHEST_PRICE, priceProblem),
);

const missing = 'is missing or empty. Write a text between quotation marks.';
const text = v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing));
const address = v.pipe(
  text,
  v.url(({ input }) => `is "${input}". Write a whole address, such as https://www.example.com.`),
);

// The message of an object is that of a missing property.
const priced = (...names: string[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, price])), priceProblem);

const pricesSchema = v.object({
  plans: priced('starter', 'professional'),
  teamLicence: v.pipe(
    priced('perMonth', 'perYear', 'validations'),
    v.check(
      ({ perMonth = 0, perYear = 0 }) => perYear < 12 * perMonth,
      'costs more per year than twelve months, but the page says that the year is cheaper. Correct one of the prices.',
    ),
  ),
  addOns: priced('users', 'documents', 'integration', 'training'),
});

const figureProblem = ({ input }: { input: unknown }) =>
  `is ${JSON.stringify(input)}. Write a number without quotation marks. A share is between 0 and 1: 0.8 is 80 %.`;
const figure = v.pipe(v.number(figureProblem), v.minValue(0, figureProblem));
const share = v.pipe(figure, v.maxValue(1, figureProblem));

const figured = (schema: typeof figure | typeof share, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, schema]));

const shares = [
  'screening',
  'success',
  'italian',
  'others',
  'time',
  'consistency',
  'read',
  'confirmed',
  'alike',
];
const figuresSchema = v.object({
  claims: v.object({ ...figured(share, ...shares), ...figured(figure, 'hours', 'startups') }, figureProblem),
  screeningByHand: v.object(figured(figure, 'hours', 'rate'), figureProblem),
  comparison: v.object({
    hours: v.object(figured(figure, 'product', 'traditional', 'software'), figureProblem),
    euros: v.object(figured(figure, 'product', 'software'), figureProblem),
    accuracy: v.object(figured(share, 'traditional', 'software'), figureProblem),
  }),
});

const noMeaning =
  'is missing. Write a sentence between quotation marks, or only the quotation marks for none.';

const names = v.object({
  brand: v.object(
    {
      name: text,
      slug: v.pipe(
        text,
        v.regex(
          /^[a-z0-9-]+$/,
          ({ input }) => `is "${input}". Use lower-case letters, digits and hyphens only.`,
        ),
      ),
      company: v.object(
        {
          name: text,
          street: text,
          postalCode: text,
          city: text,
          country: text,
          vat: text,
          register: text,
        },
        missing,
      ),
      infoAddress: v.pipe(
        text,
        v.email(({ input }) => `is "${input}". Write an email address, such as info@example.com.`),
      ),
      phone: text,
      earlyAccessUrl: address,
      platformUrl: address,
      pitchDeckUrl: address,
    },
    missing,
  ),
  nameMeaning: v.object(
    Object.fromEntries(locales.map(({ code }) => [code, v.string(noMeaning)])),
    noMeaning,
  ),
});

const tables = { prices, figures, brand, nameMeaning };
export type Tables = Record<keyof typeof tables, unknown>;

/** Throws one ContentError for all invalid rows. Each problem names the file, the row and the correction. */
export function checkTables(checked: Tables = tables): void {
  const problems = [
    ...problemsIn('src/site/prices.json', v.safeParse(pricesSchema, checked.prices).issues),
    ...problemsIn('src/site/figures.json', v.safeParse(figuresSchema, checked.figures).issues),
    ...problemsIn('src/site/brand.ts', v.safeParse(names, checked).issues),
    ...[logoProblem() ?? []].flat(),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

const problemsIn = (file: string, issues: readonly v.BaseIssue<unknown>[] = []): string[] =>
  issues.map((issue) => `${file}: ${rowOf(issue)} ${issue.message}`);

/** Returns where the value is, such as `plans.professional`. */
const rowOf = ({ path }: v.BaseIssue<unknown>): string => path?.map(({ key }) => String(key)).join('.') ?? '';
