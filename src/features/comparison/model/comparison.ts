export const metrics = ['time', 'cost', 'accuracy'] as const;
export const rivals = ['product', 'traditional', 'software'] as const;

export type Metric = (typeof metrics)[number];

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
