/** The drawings that an article can have on top, by the name its front matter says. The first is for those that name none. */
export const covers = ['page', 'thread', 'columns', 'scan', 'anchor', 'gates', 'view', 'chain'] as const;

export type Cover = (typeof covers)[number];
