/** Notes shown at first, and added by each press. Source: docs/site.md, section 9. */
const PAGE_SIZE = 3;
/** Notes embedded in the page, besides the featured one; older ones are fetched on demand. */
export const LISTED_WITH_PAGE = 6;

/** The number of notes shown after as many presses of "show more". */
export const shownAfter = (presses: number, total: number): number =>
  Math.min(PAGE_SIZE * (presses + 1), total);
/** Older notes that the list, and each older note, links to without scripts: so every note is reached by links. */
export const LINKED_OLDER = 12;
