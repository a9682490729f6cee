/** The criteria of the sample thesis and their weights, which add up to 1. */
export const criteria = [
  { id: 'team', weight: 0.25 },
  { id: 'market', weight: 0.25 },
  { id: 'product', weight: 0.2 },
  { id: 'numbers', weight: 0.2 },
  { id: 'mandate', weight: 0.1 },
] as const;

type CriterionId = (typeof criteria)[number]['id'];
type Scores = Readonly<Record<CriterionId, number>>;

/** Invented deals in detail, with the names and indices of the home page's dashboard. */
export const deals = [
  { id: 'aurora', name: 'Aurora', scores: { team: 94, market: 92, product: 90, numbers: 84, mandate: 97 } },
  { id: 'borea', name: 'Borea', scores: { team: 88, market: 80, product: 90, numbers: 75, mandate: 90 } },
  { id: 'corvo', name: 'Corvo', scores: { team: 76, market: 84, product: 70, numbers: 50, mandate: 80 } },
  { id: 'delfino', name: 'Delfino', scores: { team: 64, market: 60, product: 75, numbers: 65, mandate: 70 } },
  { id: 'estro', name: 'Estro', scores: { team: 52, market: 48, product: 40, numbers: 20, mandate: 40 } },
] as const satisfies readonly { id: string; name: string; scores: Scores }[];

export type Deal = (typeof deals)[number];

/** Returns the index of fit, which is the rounded weighted mean of the scores. */
export function fitOf(scores: Scores): number {
  return Math.round(criteria.reduce((sum, { id, weight }) => sum + weight * scores[id], 0));
}
