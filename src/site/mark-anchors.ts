/** Anchor of the list of all marks on /insights. */
export const ALL_MARKS = 'marked-passages';

/** The id of the heading above the marks of one text, at the end of that text. */
export const OWN_MARKS = 'marks-title';
