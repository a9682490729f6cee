import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches addresses. They may contain pairs of parentheses, as the addresses of some publishers do. */
const ADDRESS = /https?:\/\/(?:[^\s()"<>]|\([^\s()]*\))+/g;

/** Matches characters after an address that belong to the sentence, a table or emphasis. */
const AFTER = /[.,;:!?*|]+$/;

/**
 * Returns the external addresses that texts and messages link to, sorted and without duplicates. `isMeant` selects the
 * files.
 */
export function sourcesIn(locales: string, isMeant = (_file: string) => true): readonly string[] {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
  const texts = files
    // Files in a language's folder are texts. Files outside these folders are records.
    .filter((file) => /[\\/].*\.(?:md|json)$/.test(file) && isMeant(file))
    .map((file) => readFileSync(join(locales, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => text.match(ADDRESS) ?? []).map((url) => url.replace(AFTER, ''))),
  ].sort();
}
