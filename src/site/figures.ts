/**
 * Figures of claims that the code formats. Shares are between 0 and 1: 0.985 is 98.5 %. Pages, messages and tests read
 * them. Source: docs/site.md, sections 1, 2 and 9.
 */
export const figures = {
  screening: 0.8,
  /** Hours per month. */
  hours: 147,
  success: 0.985,
  time: 0.9,
  startups: 5,
  consistency: 1,
  /** A team's week: reading before the first meeting, figures that analysts confirm, deals scored alike. */
  read: 0.7,
  confirmed: 0.95,
  alike: 0.85,
} as const;

/** Hours for 100 startups, euros per deal, and accuracy as a share. */
export const comparison = {
  time: { product: 3, traditional: 120, software: 45 },
  cost: { product: 12, traditional: 1200, software: 380 },
  accuracy: { product: figures.success, traditional: 0.72, software: 0.85 },
} as const;
