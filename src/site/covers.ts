/** Drawings above articles, by their names in front matter. The first is the default. */
export const covers = ['page', 'thread', 'columns', 'scan', 'anchor', 'gates', 'view', 'chain'] as const;

export type Cover = (typeof covers)[number];
