export type PlanId = 'starter' | 'professional' | 'enterprise';

export interface Plan {
  id: PlanId;
  /** Euros per month, or null for a custom price. */
  price: number | null;
  popular?: true;
}

/** The plans of the pricing page. Source: docs/site.md, section 9. */
export const plans: readonly Plan[] = [
  { id: 'starter', price: 250 },
  { id: 'professional', price: 7500, popular: true },
  { id: 'enterprise', price: null },
];

/**
 * Team licence of the home page: euros per month, euros per year, and the saving per year. Source: docs/site.md,
 * section 9.
 */
export const teamLicence = { perMonth: 250, perYear: 2399, yearlyDiscount: 0.2 } as const;
