/**
 * Figures of claims that the code formats. Shares are between 0 and 1: 0.985 is 98.5 %. Pages, messages and tests read
 * them. Source: docs/site.md, sections 1, 2 and 9.
 */
export const figures = {
  screening: 0.8,
  /** Hours per month. */
  hours: 147,
  success: 0.985,
  /** Accuracy of reading Italian documents, and others. The answer `languages` of /faq states both as text. */
  italian: 0.95,
  others: 0.97,
  time: 0.9,
  startups: 5,
  consistency: 1,
  /** A team's week: reading before the first meeting, figures that analysts confirm, deals scored alike. */
  read: 0.7,
  confirmed: 0.95,
  alike: 0.85,
} as const;

/** Screening of one deal by hand: hours, and euros per hour. Also the calculator's initial inputs. */
export const screeningByHand = { hours: 8, rate: 150 } as const;

/** Number of startups that the hours of the comparison count. */
export const COMPARED_STARTUPS = 100;

/**
 * Hours for 100 startups, euros per deal, and accuracy as a share. By hand, the hours count the first reading, and the
 * cost counts the whole screening.
 */
export const comparison = {
  time: { product: 3, traditional: 120, software: 45 },
  cost: { product: 12, traditional: screeningByHand.hours * screeningByHand.rate, software: 380 },
  accuracy: { product: figures.success, traditional: 0.72, software: 0.85 },
} as const;
