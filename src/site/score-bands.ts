export type ScoreBand = 'good' | 'fair' | 'poor';

/** Lower bounds of the bands. Source: docs/site.md, section 9. */
export const FAIR_FROM = 60;
export const GOOD_FROM = 80;

/** 80 and above good, 60 to 79 fair, below 60 poor. */
export function bandOf(score: number): ScoreBand {
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}
