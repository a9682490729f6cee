/** Address and field with which the system posts a shared deck. Source: docs/site.md, section 10. */
export const SHARE_TARGET = '/share-target';
export const SHARE_FIELD = 'file';

/** What became of it: it waits for the page, or it was refused for its size or type, or nothing could be read. */
const outcomes = ['deck', 'size', 'type', 'read'] as const;
export type ShareOutcome = (typeof outcomes)[number];

const PARAMETER = 'shared';

/** The query with which the worker leads to the analyzer. */
export const shareQuery = (outcome: ShareOutcome) => `?${PARAMETER}=${outcome}`;

/** What a query says of a shared deck; undefined where it says nothing. */
export function shareOutcome(search: string): ShareOutcome | undefined {
  const value = new URLSearchParams(search).get(PARAMETER);
  return outcomes.find((outcome) => outcome === value);
}

/** The stored copy keeps the file's name in this header, percent-encoded. */
export const DECK_NAME_HEADER = 'X-Deck-Name';
