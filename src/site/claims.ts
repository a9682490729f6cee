import type { RouteId } from './routes.ts';

interface Claim {
  id: string;
  /** Figures of the claim, as written in English; a test finds them on each page in every language. */
  figures: readonly [string, ...string[]];
  pages: readonly [RouteId, ...RouteId[]];
}

/** Claims of the site, and the pages that make them. Source: docs/site.md, section 1. */
export const claims = [
  { id: 'screening time cut', figures: ['80%'], pages: ['home'] },
  { id: 'hours recovered per month', figures: ['147'], pages: ['home'] },
  { id: 'million euro saved', figures: ['2.3'], pages: ['home'] },
  { id: 'success rate', figures: ['98.5%'], pages: ['home'] },
  {
    id: 'accuracy in Italian and in other languages',
    figures: ['95%', '97%'],
    pages: ['home', 'faq', 'security'],
  },
  { id: 'historical deals trained on', figures: ['50,000+'], pages: ['home'] },
  { id: 'client funds', figures: ['50+'], pages: ['home'] },
  { id: 'client companies', figures: ['150'], pages: ['demo'] },
  { id: 'beta investors', figures: ['25+'], pages: ['home'] },
  { id: 'partner funds', figures: ['12'], pages: ['home'] },
  { id: 'models', figures: ['25+'], pages: ['home'] },
  { id: 'seconds of processing', figures: ['30'], pages: ['home'] },
  { id: 'minutes of processing', figures: ['3–5'], pages: ['pricing', 'faq'] },
  { id: 'certifications', figures: ['ISO 27001', 'SOC 2'], pages: ['home', 'faq', 'security'] },
] as const satisfies readonly Claim[];
