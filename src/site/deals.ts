/** The criteria of the sample thesis and their weights, which add up to 1. */
export const criteria = [
  { id: 'team', weight: 0.25 },
  { id: 'market', weight: 0.25 },
  { id: 'product', weight: 0.2 },
  { id: 'numbers', weight: 0.2 },
  { id: 'terms', weight: 0.1 },
] as const;

type CriterionId = (typeof criteria)[number]['id'];
type Scores = Readonly<Record<CriterionId, number>>;

/** The years of a model. Their columns are C to F. */
export const years = [2022, 2023, 2024, 2025] as const;
type Series = readonly [number, number, number, number];

/** The sources of a deal's recurring revenue, in euro. */
interface Revenue {
  /** The page of the deck that states the recurring revenue, and the revenue that the page shows by year. */
  page: number;
  stated: Series;
  /** The row of the model with the recurring revenue. The next row has the one-off set-up fees of the last year. */
  row: number;
  setUp: number;
  /** Set if the deck counts set-up fees as recurring revenue, so that the model contradicts it. */
  isOverstated?: true;
}

interface DealRow {
  id: string;
  name: string;
  scores: Scores;
  revenue: Revenue;
}

/** Invented deals. Only the sources of the last deal contradict each other. */
const rows = [
  {
    id: 'aurora',
    name: 'Aurora',
    scores: { team: 94, market: 92, product: 90, numbers: 84, terms: 97 },
    revenue: { page: 9, row: 18, stated: [310_000, 780_000, 1_540_000, 2_600_000], setUp: 240_000 },
  },
  {
    id: 'borea',
    name: 'Borea',
    scores: { team: 88, market: 80, product: 90, numbers: 75, terms: 90 },
    revenue: { page: 16, row: 11, stated: [1_250_000, 2_100_000, 3_300_000, 4_700_000], setUp: 310_000 },
  },
  {
    id: 'corvo',
    name: 'Corvo',
    scores: { team: 76, market: 84, product: 70, numbers: 50, terms: 80 },
    revenue: { page: 8, row: 7, stated: [10_000, 50_000, 160_000, 420_000], setUp: 60_000 },
  },
  {
    id: 'delfino',
    name: 'Delfino',
    scores: { team: 64, market: 60, product: 75, numbers: 65, terms: 70 },
    revenue: { page: 11, row: 22, stated: [160_000, 350_000, 610_000, 880_000], setUp: 95_000 },
  },
  {
    id: 'estro',
    name: 'Estro',
    scores: { team: 52, market: 48, product: 40, numbers: 20, terms: 40 },
    revenue: {
      page: 12,
      row: 14,
      stated: [250_000, 520_000, 1_000_000, 1_800_000],
      setUp: 360_000,
      isOverstated: true,
    },
  },
] as const satisfies readonly DealRow[];

export type DealId = (typeof rows)[number]['id'];
export type Deal = DealRow & { id: DealId };
export const deals: readonly Deal[] = rows;

/** The deal whose sources contradict each other. */
export const contradictedDeal = rows[4];

/** Returns the index of fit, which is the rounded weighted mean of the scores. */
export function fitOf(scores: Scores): number {
  return Math.round(criteria.reduce((sum, { id, weight }) => sum + weight * scores[id], 0));
}

interface Sources {
  page: number;
  cell: string;
  /** Recurring revenue of the last year in euro according to the deck and to the model, and the difference. */
  stated: number;
  computed: number;
  difference: number;
}

/** Returns the two sources of a deal's recurring revenue. */
export function sourcesOf({
  revenue: { page, row, stated, setUp, isOverstated },
}: Pick<Deal, 'revenue'>): Sources {
  const difference = isOverstated ? setUp : 0;
  return { page, cell: `F${row}`, stated: stated[3], computed: stated[3] - difference, difference };
}
