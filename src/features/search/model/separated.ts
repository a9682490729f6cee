/** Marks the end of a paragraph, a cell or an entry of a list in a collected text. */
export const END = '\n';

/**
 * Returns a collected text in one line. Where a part ends without punctuation, a dot separates it from the next one:
 * otherwise an excerpt would read "F31 Burn per month" as one sentence.
 */
export const separated = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, END)
    .replace(/^\n|\n$/g, '')
    .trim()
    .replace(/(?<=[.,:;!?…][»”’)]?)\n/g, ' ')
    .replaceAll(END, ' · ');
