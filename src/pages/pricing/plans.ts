import type { PlainMessageId } from '#site/messages.ts';
import type { PlanId } from '#site/prices.ts';

export interface PlanRow {
  name: PlainMessageId;
  /** The feature's text in each plan that includes it. */
  has: { readonly [Id in PlanId]?: PlainMessageId };
}

type Feature = {
  [Id in PlainMessageId]: Id extends `pricing.row.${infer Name}` ? Name : never;
}[PlainMessageId];
type PlanWith<Name extends Feature> = {
  [Id in PlanId]: `pricing.${Name}.${Id}` extends PlainMessageId ? Id : never;
}[PlanId];

const row = <Name extends Feature>(feature: Name, ...included: PlanWith<Name>[]): PlanRow => ({
  name: `pricing.row.${feature}`,
  // The type of `included` guarantees that this message exists.
  has: Object.fromEntries(included.map((plan) => [plan, `pricing.${feature}.${plan}`])) as PlanRow['has'],
});

/** Features for the cards and the comparison, with the plans that include them. Source: docs/site.md, section 9. */
export const planRows: readonly PlanRow[] = [
  row('documents', 'starter', 'professional', 'enterprise'),
  row('ai', 'starter', 'professional', 'enterprise'),
  row('reports', 'starter', 'professional'),
  row('brand', 'enterprise'),
  row('support', 'starter', 'professional', 'enterprise'),
  row('users', 'starter', 'professional', 'enterprise'),
  row('dashboard', 'starter', 'professional', 'enterprise'),
  row('integrations', 'professional', 'enterprise'),
  row('flags', 'professional'),
  row('benchmark', 'professional'),
  row('sla', 'enterprise'),
  row('training', 'enterprise'),
  row('premise', 'enterprise'),
];
