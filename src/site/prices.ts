import prices from './prices.json' with { type: 'json' };

/*
 * All prices of the site, in whole euros. Pages, calculator, structured data and tests read them from prices.json, and
 * src/build/tables.ts checks them. Source: docs/site.md, section 9.
 */

export type PlanId = 'starter' | 'professional' | 'enterprise';

export interface Plan {
  id: PlanId;
  /** Euros per month, or null for a custom price. */
  price: number | null;
  popular?: true;
}

/** The plans of the pricing page. `starter` is not the team licence: it has other contents and a price of its own. */
export const plans: readonly Plan[] = [
  { id: 'starter', price: prices.plans.starter },
  { id: 'professional', price: prices.plans.professional, popular: true },
  { id: 'enterprise', price: null },
];

/**
 * Team licence of the home page and of the calculator: euros per month and per year, and validations per month. The
 * year is a price of its own, from which `yearlyDiscount` is computed.
 */
export const { teamLicence } = prices;

/** The saving of the yearly price, as a share. The page rounds it to whole percent. */
export const yearlyDiscount = 1 - teamLicence.perYear / (12 * teamLicence.perMonth);

/** Add-ons of the pricing page. */
export const addOns = [
  { id: 'users', price: prices.addOns.users },
  { id: 'documents', price: prices.addOns.documents },
  { id: 'integration', price: prices.addOns.integration },
  { id: 'training', price: prices.addOns.training },
] as const;
