/**
 * Normalizes a text for comparison in a search. The result is in lower case, has no accents, has a keyboard's characters
 * instead of typographic characters, and has single spaces.
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

const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns the folded text, and the spelling with ae, oe and ue for visitors without a German keyboard. */
export function spellings(text: string): string[] {
  const german = text
    .normalize('NFC')
    .replace(/[äöü]/gi, (letter) => DIGRAPHS[letter.toLowerCase()] ?? letter);
  return [...new Set([fold(text), fold(german)])];
}
