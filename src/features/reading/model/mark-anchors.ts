/** Anchor of the list of all marks on /insights. */
export const ALL_MARKS = 'marked-passages';

/** The id of the heading above the marks of one text, at the end of that text. */
export const OWN_MARKS = 'marks-title';

/** Returns the anchor of a mark, whose position among the marks of its text is `index`. */
export const markAnchor = (index: number) => `mark-${index + 1}`;
