import { comparison, figures } from './figures.ts';

/** Main pages of claims. The message `claims.<page>` names the page. */
type MainPage = 'home' | 'demo' | 'pricing';

interface Claim {
  /** The messages of the claim are `claims.<id>.…`. A tag of this name marks the claim's figure in a message. */
  id: string;
  /**
   * Figures of the claim, as written in English. A test checks that each page marks them in every language. Empty if they
   * are arithmetic.
   */
  figures: readonly string[];
  pages: readonly [MainPage, ...(MainPage | 'faq' | 'security')[]];
  /** Claims whose figures are similar but mean something else. A figure without any needs no claim. */
  similar: readonly [string, ...string[]];
  /** Questions of /faq (locales/<language>/faq/<id>.md) whose answers state a figure. */
  questions?: readonly string[];
  /** Set if the figure is calculated from inputs that the visitor can change. All other claims are statements. */
  arithmetic?: true;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;
const euros = (amount: number) => `€${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;

/** Claims of the site in figures, and the pages that make them, main page first. Source: docs/site.md, section 1. */
const rows = [
  { id: 'screening', figures: [percent(figures.screening)], pages: ['home'], similar: ['savings'] },
  { id: 'hours', figures: [String(figures.hours)], pages: ['home'], similar: ['savings'] },
  {
    id: 'success',
    figures: [percent(figures.success)],
    pages: ['home'],
    similar: ['comparison', 'accuracy'],
  },
  {
    id: 'accuracy',
    figures: [percent(figures.italian), percent(figures.others)],
    pages: ['home', 'faq', 'security'],
    similar: ['success'],
    questions: ['languages'],
  },
  { id: 'funds', figures: ['50+'], pages: ['home'], similar: ['companies'] },
  { id: 'companies', figures: ['150+'], pages: ['demo'], similar: ['funds'] },
  { id: 'speed', figures: ['30'], pages: ['home'], similar: ['processing'] },
  {
    id: 'processing',
    figures: ['3–5'],
    pages: ['pricing', 'faq'],
    similar: ['speed'],
    questions: ['processing'],
  },
  {
    id: 'comparison',
    figures: [
      ...Object.values(comparison.cost).map(euros),
      ...Object.values(comparison.accuracy).map(percent),
    ],
    pages: ['home'],
    similar: ['success', 'savings'],
  },
  { id: 'setup', figures: ['4–6', '8–10'], pages: ['home'], similar: ['setup-plans'] },
  {
    id: 'setup-plans',
    figures: ['2–4', '4–8'],
    pages: ['pricing', 'faq'],
    similar: ['setup'],
    questions: ['implementation'],
  },
  {
    id: 'savings',
    figures: [],
    pages: ['home'],
    similar: ['hours', 'screening'],
    arithmetic: true,
  },
] as const satisfies readonly Claim[];

type Row = (typeof rows)[number];
export type ClaimId = Row['id'];
export type ClaimRow = Claim & { id: ClaimId };

export const claims: readonly ClaimRow[] = rows;

/** Returns the claims that are similar to this claim, in the order of its row. */
export const similarClaims = ({ similar }: ClaimRow): readonly ClaimRow[] =>
  similar.flatMap((id) => claims.filter((claim) => claim.id === id));
