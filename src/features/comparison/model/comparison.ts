export const metrics = ['time', 'cost', 'accuracy'] as const;
export const rivals = ['product', 'traditional', 'software'] as const;

export type Metric = (typeof metrics)[number];
type Rival = (typeof rivals)[number];

/** Hours for 100 startups, euro per deal, and accuracy as a share. Source: docs/site.md, section 9. */
export const comparison: Record<Metric, Record<Rival, number>> = {
  time: { product: 3, traditional: 120, software: 45 },
  cost: { product: 12, traditional: 1200, software: 380 },
  accuracy: { product: 0.985, traditional: 0.72, software: 0.85 },
};

type Answer = 'yes' | 'partly' | 'no';

/**
 * The feature matrix: eight rows (docs/site.md, section 2) with the support of each rival, in the order of `rivals`.
 */
export const features = [
  { id: 'thesis', has: ['yes', 'partly', 'no'] },
  { id: 'source', has: ['yes', 'partly', 'no'] },
  { id: 'contradictions', has: ['yes', 'partly', 'no'] },
  { id: 'languages', has: ['yes', 'yes', 'partly'] },
  { id: 'scans', has: ['yes', 'yes', 'partly'] },
  { id: 'memo', has: ['yes', 'yes', 'no'] },
  { id: 'crm', has: ['yes', 'no', 'partly'] },
  { id: 'premise', has: ['yes', 'yes', 'no'] },
] as const satisfies readonly { id: string; has: readonly [Answer, Answer, Answer] }[];
