/** How many notes the list shows at first, and how many more each time. Source: docs/site.md, section 9. */
const PAGE_SIZE = 3;
/** So many notes come with the page, besides the featured one; the older ones are fetched when they are wanted. */
export const LISTED_WITH_PAGE = 6;

/** How many are shown after "show more" has been pressed so often. */
export const shownAfter = (presses: number, total: number): number =>
  Math.min(PAGE_SIZE * (presses + 1), total);
