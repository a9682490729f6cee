import type { PlainMessageId } from '#site/messages.ts';

type Rival = 'product' | 'traditional' | 'software';
export type Metric = 'time' | 'cost' | 'accuracy';

/** Hours for 100 startups, euro per deal, and accuracy as a share. Source: docs/site.md, section 9. */
export const comparison: Record<Metric, Record<Rival, number>> = {
  time: { product: 3, traditional: 120, software: 45 },
  cost: { product: 12, traditional: 1200, software: 380 },
  accuracy: { product: 0.985, traditional: 0.72, software: 0.85 },
};

export const metrics = ['time', 'cost', 'accuracy'] as const satisfies readonly Metric[];
export const rivals = ['product', 'traditional', 'software'] as const satisfies readonly Rival[];

type Answer = 'yes' | 'partly' | 'no';

/** The feature matrix: eight rows (docs/site.md, section 2) with each rival's support. */
export const features: readonly { id: string; name: PlainMessageId; has: Record<Rival, Answer> }[] = [
  {
    id: 'thesis',
    name: 'home.compare.feature.thesis',
    has: { product: 'yes', traditional: 'partly', software: 'no' },
  },
  {
    id: 'source',
    name: 'home.compare.feature.source',
    has: { product: 'yes', traditional: 'partly', software: 'no' },
  },
  {
    id: 'contradictions',
    name: 'home.compare.feature.contradictions',
    has: { product: 'yes', traditional: 'partly', software: 'no' },
  },
  {
    id: 'languages',
    name: 'home.compare.feature.languages',
    has: { product: 'yes', traditional: 'yes', software: 'partly' },
  },
  {
    id: 'scans',
    name: 'home.compare.feature.scans',
    has: { product: 'yes', traditional: 'yes', software: 'partly' },
  },
  {
    id: 'memo',
    name: 'home.compare.feature.memo',
    has: { product: 'yes', traditional: 'yes', software: 'no' },
  },
  {
    id: 'crm',
    name: 'home.compare.feature.crm',
    has: { product: 'yes', traditional: 'no', software: 'partly' },
  },
  {
    id: 'premise',
    name: 'home.compare.feature.premise',
    has: { product: 'yes', traditional: 'yes', software: 'no' },
  },
];
