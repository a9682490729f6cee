import { brand, nameMeaning } from './brand.ts';
import type { LanguageCode } from './languages.ts';

/** `{brand}` and `{brandSlug}` in a text of locales become the name, and the name as addresses have it. */
export const nameBrand = (text: string): string =>
  text.replaceAll('{brand}', () => brand.name).replaceAll('{brandSlug}', () => brand.slug);

/** The same in an ICU message, whose signs a name may hold; `{nameMeaning}` is a sentence of the language besides. */
export const nameBrandInMessage = (message: string, language: LanguageCode): string =>
  message
    .replaceAll('{brand}', () => quoted(brand.name))
    .replaceAll('{brandSlug}', () => brand.slug)
    .replace(/\{nameMeaning\} ?/g, () => nameMeaning[language] && `${quoted(nameMeaning[language])} `);

const quoted = (words: string): string => words.replaceAll("'", "''").replace(/[<>{}]+/g, "'$&'");
