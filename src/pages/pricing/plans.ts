import type { PlainMessageId } from '#site/messages.ts';
import type { PlanId } from '#site/prices.ts';

export interface PlanRow {
  name: PlainMessageId;
  /** The feature's text in each plan that includes it. */
  has: { readonly [Id in PlanId]?: PlainMessageId };
}

/** Features of the plans, for the cards and the comparison. Source: docs/site.md, section 9. */
export const planRows: readonly PlanRow[] = [
  {
    name: 'pricing.row.documents',
    has: {
      starter: 'pricing.documents.starter',
      professional: 'pricing.documents.professional',
      enterprise: 'pricing.documents.enterprise',
    },
  },
  {
    name: 'pricing.row.ai',
    has: {
      starter: 'pricing.ai.starter',
      professional: 'pricing.ai.professional',
      enterprise: 'pricing.ai.enterprise',
    },
  },
  {
    name: 'pricing.row.reports',
    has: { starter: 'pricing.reports.starter', professional: 'pricing.reports.professional' },
  },
  { name: 'pricing.row.brand', has: { enterprise: 'pricing.brand.enterprise' } },
  {
    name: 'pricing.row.support',
    has: {
      starter: 'pricing.support.starter',
      professional: 'pricing.support.professional',
      enterprise: 'pricing.support.enterprise',
    },
  },
  {
    name: 'pricing.row.users',
    has: {
      starter: 'pricing.users.starter',
      professional: 'pricing.users.professional',
      enterprise: 'pricing.users.enterprise',
    },
  },
  {
    name: 'pricing.row.dashboard',
    has: {
      starter: 'pricing.dashboard.starter',
      professional: 'pricing.dashboard.professional',
      enterprise: 'pricing.dashboard.enterprise',
    },
  },
  {
    name: 'pricing.row.integrations',
    has: {
      professional: 'pricing.integrations.professional',
      enterprise: 'pricing.integrations.enterprise',
    },
  },
  { name: 'pricing.row.flags', has: { professional: 'pricing.flags.professional' } },
  { name: 'pricing.row.benchmark', has: { professional: 'pricing.benchmark.professional' } },
  { name: 'pricing.row.sla', has: { enterprise: 'pricing.sla.enterprise' } },
  { name: 'pricing.row.training', has: { enterprise: 'pricing.training.enterprise' } },
  { name: 'pricing.row.premise', has: { enterprise: 'pricing.premise.enterprise' } },
];

/** Source: docs/site.md, section 9. */
export const addOns = [
  { id: 'users', price: 150 },
  { id: 'documents', price: 50 },
  { id: 'integration', price: 5000 },
  { id: 'training', price: 2500 },
] as const;
