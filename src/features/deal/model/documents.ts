import { contradictedDeal, years } from '#site/deals.ts';
import { figures, type SheetId } from './figures.ts';

/** Drawings by page number, for the pages of the deck that state a figure. */
export const art = {
  2: 'growth',
  7: 'field',
  8: 'sum',
  12: 'bars',
  13: 'hotels',
  15: 'hundred',
  16: 'months',
  17: 'text',
  18: 'people',
  19: 'founders',
  22: 'round',
} as const;

type DrawnPage = keyof typeof art;
export type Art = (typeof art)[DrawnPage];

/**
 * Returns the number of a page that has a drawing. Throws for other pages, which tests/unit/features/deal.test.ts rules
 * out.
 */
export function drawnPage(page: number): DrawnPage {
  if (!(page in art)) throw new Error(`Page ${page} of the deck is not drawn.`);
  return page as DrawnPage;
}

interface SheetRow {
  row: number;
  label: string;
  values: readonly number[];
  format?: 'percent';
}

const model = [
  { row: 13, label: 'hotels', values: [71, 168, 291, 412] },
  { row: 14, label: 'subscriptions', values: [220_000, 440_000, 820_000, 1_440_000] },
  { row: 15, label: 'setUp', values: [30_000, 80_000, 180_000, 360_000] },
  { row: 16, label: 'revenue', values: contradictedDeal.revenue.stated },
  { row: 20, label: 'costOfRevenue', values: [102_500, 187_200, 320_000, 522_000] },
  { row: 21, label: 'grossProfit', values: [147_500, 332_800, 680_000, 1_278_000] },
  { row: 22, label: 'margin', values: [0.59, 0.64, 0.68, 0.71], format: 'percent' },
  { row: 25, label: 'marketing', values: [7_800, 12_900, 19_800, 27_000] },
  { row: 26, label: 'rent', values: [4_100, 6_200, 8_400, 9_500] },
  { row: 27, label: 'software', values: [4_300, 6_700, 9_300, 12_400] },
  { row: 28, label: 'travel', values: [3_100, 4_900, 7_200, 9_600] },
  { row: 29, label: 'payroll', values: [61_000, 84_000, 122_000, 168_000] },
  { row: 30, label: 'otherCosts', values: [19_300, 30_700, 44_700, 58_500] },
  { row: 31, label: 'burn', values: [68_000, 87_000, 110_000, 120_000] },
  { row: 32, label: 'cash', values: [640_000, 1_380_000, 2_560_000, 1_200_000] },
  { row: 33, label: 'runway', values: [9, 16, 23, 10] },
  { row: 34, label: 'people', values: [8, 11, 15, 19] },
  { row: 38, label: 'infrastructure', values: [42_900, 78_400, 109_200, 124_800] },
  { row: 39, label: 'payments', values: [3.9, 9.8, 18.2, 31.2] },
  { row: 40, label: 'cost', values: [0.011, 0.008, 0.006, 0.004] },
  { row: 41, label: 'tickets', values: [210, 390, 520, 560] },
] as const satisfies readonly SheetRow[];

const capTable = [
  { row: 7, label: 'investors', values: [0.2], format: 'percent' },
  { row: 8, label: 'angels', values: [0.06], format: 'percent' },
  { row: 9, label: 'founders', values: [0.64], format: 'percent' },
  { row: 10, label: 'pool', values: [0.1], format: 'percent' },
] as const satisfies readonly SheetRow[];

/** The second column, the share of all hotels, follows from the first column. */
const customers = [
  { row: 2, label: 'largest', values: [74, 0.18] },
  { row: 3, label: 'second', values: [16, 0.04] },
  { row: 4, label: 'third', values: [11, 0.03] },
] as const satisfies readonly SheetRow[];

/** The columns from C on. A year is its own name, and messages name the other columns. Shares are percentages. */
type Column = (typeof years)[number] | 'share' | 'hotels';

export type Row = (typeof model)[number] | (typeof capTable)[number] | (typeof customers)[number];

export interface Sheet {
  columns: readonly Column[];
  rows: readonly Row[];
}

/** The parts of the sheets that contain figures. All sums in them are right (tests/unit/features/deal.test.ts). */
export const sheets = {
  model: { columns: years, rows: model },
  'cap-table': { columns: ['share'], rows: capTable },
  customers: { columns: ['hotels', 'share'], rows: customers },
} as const satisfies Record<SheetId, Sheet>;

/** The sheets in the order in which they are drawn. */
export const sheetIds = ['model', 'cap-table', 'customers'] as const satisfies readonly SheetId[];

/** Formulas by cell. A figure's cell without a formula contains an entered number. */
export const formulas: Readonly<Record<string, string>> = {
  F22: '= F21 / F16',
  F31: '= F29 + F30 − F21 / 12',
  F33: '= F32 / F31',
  F40: '= F38 / F39',
  D2: '= C2 / 412',
};

/** Returns the figures on a page of the deck. */
export const figuresOn = (page: number) =>
  figures.filter(({ documentRef }) => 'page' in documentRef && documentRef.page === page);

/** Returns the figures in a sheet. */
export const figuresIn = (sheet: SheetId) =>
  figures.filter(({ documentRef }) => 'sheet' in documentRef && documentRef.sheet === sheet);
