/**
 * Text as it is compared in a search: in lower case, without accents, with a keyboard's characters for typographic ones
 * and single spaces.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
