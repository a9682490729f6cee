import * as v from 'valibot';
import { brand, nameMeaning } from '#site/brand.ts';
import { locales } from '#site/locales.ts';
import { addOns, plans, teamLicence } from '#site/prices.ts';
import { ContentError } from './content/front-matter.ts';
import { logoProblem } from './logo.ts';

/* The build does not compile types, so the tables that owners edit are checked here. */

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
const priced = <Price extends v.GenericSchema>(schema: Price) =>
  v.array(v.object({ id: text, price: schema }, priceProblem));

const prices = v.object({
  plans: priced(v.nullable(price)),
  teamLicence: v.pipe(
    v.object({ perMonth: price, perYear: price }, priceProblem),
    v.check(
      ({ perMonth, perYear }) => perYear < 12 * perMonth,
      'costs more per year than twelve months, but the page says that the year is cheaper. Correct one of the prices.',
    ),
  ),
  addOns: priced(price),
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

const tables = { plans, addOns, teamLicence, brand, nameMeaning };
export type Tables = Record<keyof typeof tables, unknown>;

/** Throws one ContentError for all invalid rows. Each problem names the file, the row and the correction. */
export function checkTables(checked: Tables = tables): void {
  const problems = [
    ...problemsIn('src/site/prices.ts', v.safeParse(prices, checked).issues),
    ...problemsIn('src/site/brand.ts', v.safeParse(names, checked).issues),
    ...[logoProblem() ?? []].flat(),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

const problemsIn = (file: string, issues: readonly v.BaseIssue<unknown>[] = []): string[] =>
  issues.map((issue) => `${file}: ${rowOf(issue)} ${issue.message}`);

/** Returns where the value is, such as `plans.professional.price`. Rows of a list are named by their ids. */
const rowOf = ({ path }: v.BaseIssue<unknown>): string =>
  path
    ?.map(({ key, value }) => (typeof key === 'number' ? idOf(value) || String(key) : String(key)))
    .join('.') ?? '';

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
