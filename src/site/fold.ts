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

const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A folded text, and for who types German on another keyboard, the one with ae, oe and ue. */
export function spellings(text: string): string[] {
  const german = text
    .normalize('NFC')
    .replace(/[äöü]/gi, (letter) => DIGRAPHS[letter.toLowerCase()] ?? letter);
  return [...new Set([fold(text), fold(german)])];
}
