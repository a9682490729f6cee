import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses may contain parentheses in pairs, as those of some publishers do. */
const ADDRESS = /https?:\/\/(?:[^\s()"<>]|\([^\s()]*\))+/g;

/** What follows a bare address in its sentence, in a table, or where it stands out. */
const AFTER = /[.,;:!?*|]+$/;

/** Every external address that a text or a message links to, once, sorted: all of them, or those of some files. */
export function sourcesIn(locales: string, isMeant = (_file: string) => true): readonly string[] {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
  const texts = files
    // Files within a language's folder are texts; the records beside these folders are not.
    .filter((file) => /[\\/].*\.(?:md|json)$/.test(file) && isMeant(file))
    .map((file) => readFileSync(join(locales, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => text.match(ADDRESS) ?? []).map((url) => url.replace(AFTER, ''))),
  ].sort();
}
