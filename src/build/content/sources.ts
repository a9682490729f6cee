import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses may hold brackets in pairs, as those of some publishers do. */
const ADDRESS = /https?:\/\/(?:[^\s()"<>]|\([^\s()]*\))+/g;

/** Every page of another site that a text or a message leads to, once, in order. */
export function sourcesIn(locales: string): readonly string[] {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
  const texts = files
    // What stands in a language's folder is text; the records beside them are not.
    .filter((file) => /[\\/].*\.(?:md|json)$/.test(file))
    .map((file) => readFileSync(join(locales, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(ADDRESS) ?? []))].sort();
}
