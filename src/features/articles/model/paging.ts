/** How many notes the list shows at first, and how many more each time. Source: docs/site.md, section 9. */
const PAGE_SIZE = 3;
/** The list ends here; the featured note stands above it. */
export const MOST_LISTED = 6;

/** How many are shown after "show more" has been pressed so often. */
export const shownAfter = (presses: number, total: number): number =>
  Math.min(PAGE_SIZE * (presses + 1), MOST_LISTED, total);
