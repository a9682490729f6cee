export type ScoreBand = 'good' | 'fair' | 'poor';

/** Lower bounds of the bands. Source: docs/site.md, section 9. */
export const FAIR_FROM = 60;
export const GOOD_FROM = 80;

/** Returns the band of a score: good from 80, fair from 60 to 79, poor below 60. */
export function bandOf(score: number): ScoreBand {
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}
