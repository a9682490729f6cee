import { contradictedDeal, fitOf, sourcesOf } from '#site/deals.ts';

/** The sheets that accompany the deck, by their file names without the extension. */
export type SheetId = 'model' | 'cap-table' | 'customers';

/** The deck, and the number of its pages. */
export const DECK = { file: 'estro-deck.pdf', pages: 24 } as const;

export const fileOf = (sheet: SheetId) => `${sheet}.xlsx`;

/** Source of a figure: a page of the deck, or a cell of a sheet. */
export type DocumentRef = { page: number } | { sheet: SheetId; column: string; row: number };

/**
 * Support for a figure. `alone`: no other source supports it. `agrees`: another source states it too, or a sum results
 * in it. `differs`: another source contradicts it.
 */
export type Check = 'alone' | 'agrees' | 'differs';

/** The groups of the memorandum, in their order. */
export const groups = ['company', 'financials', 'team', 'market', 'technology'] as const;
export type GroupId = (typeof groups)[number];

interface FigureRow {
  id: string;
  group: GroupId;
  documentRef: DocumentRef;
  check: Check;
}

const cell = <S extends SheetId>(sheet: S, column: string, row: number) => ({ sheet, column, row });

/** The twenty figures of the sample memorandum. The company, Estro, and all statements about it are fictional. */
export const figures = [
  { id: 'founded', group: 'company', documentRef: { page: 2 }, check: 'alone' },
  { id: 'round', group: 'company', documentRef: { page: 22 }, check: 'agrees' },
  { id: 'valuation', group: 'company', documentRef: { page: 22 }, check: 'agrees' },
  { id: 'stake', group: 'company', documentRef: cell('cap-table', 'C', 9), check: 'agrees' },
  { id: 'stated', group: 'financials', documentRef: { page: 12 }, check: 'differs' },
  { id: 'computed', group: 'financials', documentRef: cell('model', 'F', 14), check: 'differs' },
  { id: 'margin', group: 'financials', documentRef: cell('model', 'F', 22), check: 'agrees' },
  { id: 'burn', group: 'financials', documentRef: cell('model', 'F', 31), check: 'agrees' },
  { id: 'runway', group: 'financials', documentRef: cell('model', 'F', 33), check: 'agrees' },
  { id: 'founders', group: 'team', documentRef: { page: 18 }, check: 'alone' },
  { id: 'people', group: 'team', documentRef: { page: 18 }, check: 'agrees' },
  { id: 'exits', group: 'team', documentRef: { page: 19 }, check: 'alone' },
  { id: 'hotels', group: 'market', documentRef: { page: 7 }, check: 'alone' },
  { id: 'market', group: 'market', documentRef: { page: 8 }, check: 'agrees' },
  { id: 'customers', group: 'market', documentRef: { page: 13 }, check: 'agrees' },
  { id: 'largest', group: 'market', documentRef: cell('customers', 'D', 2), check: 'agrees' },
  { id: 'matched', group: 'technology', documentRef: { page: 15 }, check: 'alone' },
  { id: 'uptime', group: 'technology', documentRef: { page: 16 }, check: 'alone' },
  { id: 'patents', group: 'technology', documentRef: { page: 17 }, check: 'alone' },
  { id: 'cost', group: 'technology', documentRef: cell('model', 'F', 40), check: 'agrees' },
] as const satisfies readonly FigureRow[];

export type FigureId = (typeof figures)[number]['id'];
export type Figure = (typeof figures)[number];

/**
 * A figure of the deck. Its sentence marks the words that state the figure. The sentence of a cell is marked
 * completely.
 */
type DeckFigure = Extract<Figure, { documentRef: { page: number } }>;
export const isInDeck = (figure: Figure): figure is DeckFigure => 'page' in figure.documentRef;

/** The figure of the deck that a cell contradicts. It is open when the page is first shown. */
export const stated = figures[4];

/** The deal's index of fit, as the dashboard shows it. */
export const SCORE = fitOf(contradictedDeal.scores);

/**
 * Recurring revenue in euro according to the deck and to the model, and the minimum that the sample thesis requires.
 */
export const { stated: STATED, computed: COMPUTED } = sourcesOf(contradictedDeal);
export const ASKED = 1_500_000;
/** The company's value before the round, in euro. */
export const VALUATION = 12_000_000;

/** Returns true for the two figures that contradict each other. */
export const isDisputed = (figure: Figure) => figure.check === 'differs';

/**
 * Returns the figure `step` rows after another figure. The first figure follows the last one. If `id` is undefined,
 * returns the first figure, or the last figure for a negative step.
 */
export function neighbourOf(id: FigureId | undefined, step: 1 | -1): FigureId {
  const from = figures.findIndex((figure) => figure.id === id);
  const to = from < 0 && step < 0 ? figures.length - 1 : (from + step + figures.length) % figures.length;
  return figures[to]?.id ?? figures[0].id;
}
