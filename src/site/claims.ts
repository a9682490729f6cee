/** Pages that make a claim first: their names are `claims.<page>`. */
type MainPage = 'home' | 'demo' | 'pricing';

interface Claim {
  /** Its words are `claims.<id>.…`, and a tag of this name marks its figure in a message. */
  id: string;
  /** Figures of the claim, as written in English; a test finds them marked on each page in every language. */
  figures: readonly [string, ...string[]];
  pages: readonly [MainPage, ...(MainPage | 'faq' | 'security')[]];
  /** Claims whose figures seem to say the same and do not: `claims.<id>.scope` tells them apart. */
  beside?: readonly string[];
  /** Questions of /faq (locales/<language>/faq/<id>.md) whose answers state a figure. */
  questions?: readonly string[];
  /** Worked out from inputs that the visitor can change; all others are statements. */
  arithmetic?: true;
}

/** Claims of the site in figures, and the pages that make them, the main one first. Source: docs/site.md, section 1. */
const rows = [
  { id: 'screening', figures: ['80%'], pages: ['home'], beside: ['time', 'savings'] },
  { id: 'hours', figures: ['147'], pages: ['home'], beside: ['savings'] },
  { id: 'saved', figures: ['2.3'], pages: ['home'] },
  { id: 'success', figures: ['98.5%'], pages: ['home'], beside: ['comparison', 'accuracy'] },
  {
    id: 'accuracy',
    figures: ['95%', '97%'],
    pages: ['home', 'faq', 'security'],
    beside: ['success', 'week'],
    questions: ['languages'],
  },
  { id: 'trained', figures: ['50,000+'], pages: ['home'] },
  { id: 'funds', figures: ['50+'], pages: ['home'], beside: ['companies', 'partners'] },
  { id: 'companies', figures: ['150+'], pages: ['demo'], beside: ['funds'] },
  { id: 'beta', figures: ['25+'], pages: ['home'], beside: ['models'] },
  { id: 'partners', figures: ['12'], pages: ['home'], beside: ['funds'] },
  { id: 'models', figures: ['25+'], pages: ['home'], beside: ['beta'] },
  { id: 'speed', figures: ['30'], pages: ['home'], beside: ['processing'] },
  {
    id: 'processing',
    figures: ['3–5'],
    pages: ['pricing', 'faq'],
    beside: ['speed'],
    questions: ['processing'],
  },
  { id: 'week', figures: ['70%', '95%', '85%'], pages: ['home'], beside: ['accuracy', 'consistency'] },
  { id: 'time', figures: ['90%'], pages: ['home'], beside: ['screening', 'savings'] },
  { id: 'startups', figures: ['5x'], pages: ['home'] },
  { id: 'consistency', figures: ['100%'], pages: ['home'], beside: ['week'] },
  {
    id: 'comparison',
    figures: ['€12', '€1,200', '€380', '98.5%', '72%', '85%'],
    pages: ['home'],
    beside: ['success', 'savings'],
  },
  { id: 'setup', figures: ['4–6', '8–10'], pages: ['home'], beside: ['setup-plans'] },
  {
    id: 'setup-plans',
    figures: ['2–4', '4–8'],
    pages: ['pricing', 'faq'],
    beside: ['setup'],
    questions: ['implementation'],
  },
  {
    id: 'onboarding',
    figures: ['1–2'],
    pages: ['pricing', 'home', 'faq'],
    questions: ['onboarding'],
  },
  { id: 'demo', figures: ['30–45'], pages: ['demo', 'home', 'faq'], questions: ['demo'] },
  {
    id: 'savings',
    figures: ['€672,000'],
    pages: ['home'],
    beside: ['hours', 'time'],
    arithmetic: true,
  },
] as const satisfies readonly Claim[];

type Row = (typeof rows)[number];
export type ClaimId = Row['id'];
/** Claims that have words on their scope. */
type ScopedClaimId = Extract<Row, { beside: readonly string[] }>['id'];

export type ClaimRow = Claim & { id: ClaimId };

export const claims: readonly ClaimRow[] = rows;

/** The claims beside this one, in the order of its row. */
export const claimsBeside = ({ beside = [] }: ClaimRow): readonly ClaimRow[] =>
  beside.flatMap((id) => claims.filter((claim) => claim.id === id));

/** Returns true if the claim has words on its scope. */
export const isScoped = (id: ClaimId): id is ScopedClaimId =>
  rows.some((row) => row.id === id && 'beside' in row);
