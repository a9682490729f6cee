import { brand, nameMeaning } from './brand.ts';
import type { Locale } from './locales.ts';

/** Replaces `{brand}`, or `{Brand}`, by the name, and `{brandSlug}` by the name in addresses, in a text of locales. */
export const nameBrand = (text: string): string =>
  text.replace(/\{brand\}/gi, () => brand.name).replace(/\{brandSlug\}/gi, () => brand.slug);

/** The same in an ICU message, with the name escaped; `{nameMeaning}` becomes a sentence of the language. */
export const nameBrandInMessage = (message: string, language: Locale): string =>
  message
    .replace(/\{brand\}/gi, () => quoted(brand.name))
    .replace(/\{brandSlug\}/gi, () => brand.slug)
    .replace(/\{nameMeaning\} ?/g, () => nameMeaning[language] && `${quoted(nameMeaning[language])} `);

const quoted = (words: string): string => words.replaceAll("'", "''").replace(/[<>{}]+/g, "'$&'");
