/** Articles shown at first, and articles added by each press. Source: docs/site.md, section 9. */
const PAGE_SIZE = 3;
/** Articles embedded in the page, in addition to the featured article. Older articles are fetched on demand. */
export const LISTED_WITH_PAGE = 6;

/** Returns the number of articles shown after this number of presses of "show more". */
export const shownAfter = (presses: number, total: number): number =>
  Math.min(PAGE_SIZE * (presses + 1), total);
/** Older articles that the list and each older article link to without scripts, so that links reach every article. */
export const LINKED_OLDER = 12;
