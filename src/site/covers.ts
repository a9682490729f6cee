/** Names of the drawings above articles (src/illustrations/articles), as in front matter. The first is the default. */
export const covers = [
  'page',
  'thread',
  'columns',
  'scan',
  'anchor',
  'gates',
  'view',
  'chain',
  'decks',
  'few',
  'sprout',
  'lanes',
  'checks',
  'ruler',
] as const;

export type Cover = (typeof covers)[number];
