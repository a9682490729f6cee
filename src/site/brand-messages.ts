import { brand, nameMeaning } from './brand.ts';
import type { Locale } from './locales.ts';

/** Replaces `{brand}` or `{Brand}` by the name, and `{brandSlug}` by the name in addresses, in a text of `locales`. */
export const nameBrand = (text: string): string =>
  text.replace(/\{brand\}/gi, () => brand.name).replace(/\{brandSlug\}/gi, () => brand.slug);

/**
 * Makes the replacements of `nameBrand` in an ICU message, and escapes the name. Replaces `{nameMeaning}` by the sentence
 * about the name in the message's language.
 */
export const nameBrandInMessage = (message: string, locale: Locale): string =>
  message
    .replace(/\{brand\}/gi, () => quoted(brand.name))
    .replace(/\{brandSlug\}/gi, () => brand.slug)
    .replace(/\{nameMeaning\} ?/g, () => nameMeaning[locale] && `${quoted(nameMeaning[locale])} `);

const quoted = (words: string): string => words.replaceAll("'", "''").replace(/[<>{}]+/g, "'$&'");
