import stated from './figures.json' with { type: 'json' };

/**
 * Figures of claims that the code formats. Shares are between 0 and 1: 0.985 is 98.5 %. `hours` are per month.
 * `italian` and `others` are the accuracy of reading documents, which the answer `languages` of /faq states as text, too.
 * `read`, `confirmed` and `alike` are a team's week: reading before the first meeting, figures that analysts confirm,
 * deals scored alike. Pages, messages and tests read them. Source: docs/site.md, sections 1, 2 and 9.
 */
export const figures = stated.claims;

/** Screening of one deal by hand: hours, and euros per hour. Also the calculator's initial inputs. */
export const { screeningByHand } = stated;

const { hours, euros, accuracy } = stated.comparison;

/** Number of startups that the hours of the comparison count. */
export const COMPARED_STARTUPS = 100;

/**
 * Hours for 100 startups, euros per deal, and accuracy as a share. By hand, the hours count the first reading, and the
 * cost counts the whole screening.
 */
export const comparison = {
  time: hours,
  cost: {
    product: euros.product,
    traditional: screeningByHand.hours * screeningByHand.rate,
    software: euros.software,
  },
  accuracy: {
    product: figures.success,
    traditional: accuracy.traditional,
    software: accuracy.software,
  },
};
