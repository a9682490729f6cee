/** Address and form field to which the system posts a shared deck. Source: docs/site.md, section 10. */
export const SHARE_TARGET = '/share-target';
export const SHARE_FIELD = 'file';

/** Outcome of sharing: the deck is stored for the page, or the reason for a refusal, or the deck could not be read. */
const outcomes = ['deck', 'size', 'type', 'empty', 'broken', 'read'] as const;
export type ShareOutcome = (typeof outcomes)[number];

const PARAMETER = 'shared';

/** Returns the query of the worker's redirect to the analyzer. */
export const shareQuery = (outcome: ShareOutcome) => `?${PARAMETER}=${outcome}`;

/** Returns the outcome that a query contains, or undefined if it contains none. */
export function shareOutcome(search: string): ShareOutcome | undefined {
  const value = new URLSearchParams(search).get(PARAMETER);
  return outcomes.find((outcome) => outcome === value);
}

/** Header of the stored copy. It contains the file's name, percent-encoded. */
export const DECK_NAME_HEADER = 'X-Deck-Name';
