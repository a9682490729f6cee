import { createIntlCache, type IntlCache } from '@formatjs/intl';
import { createContext } from 'react';

/** Formatted numbers, by the key of formatjs for a format, then by the number. */
export type FormattedNumbers = Record<string, Record<string, string>>;

/**
 * Creates the cache in which formatjs keeps its formats. A number that is in `known` is not formatted again: the first
 * `Intl.NumberFormat` of a page blocks a slow phone for 50 to 170 ms, because V8 reads its list of locales, and a
 * prerendered page already shows its numbers. Adds every other number to `known`.
 */
export function numberCache(known: FormattedNumbers): IntlCache {
  const formats = new Map<string, Intl.NumberFormat>();
  const get = (_: object, key: string) => {
    const found = formats.get(key);
    if (found) return found;
    const format = lazyFormat(key, known);
    formats.set(key, format);
    return format;
  };
  return { ...createIntlCache(), number: new Proxy({}, { get }) };
}

function lazyFormat(key: string, known: FormattedNumbers): Intl.NumberFormat {
  const numbers = known[key] ?? {};
  known[key] = numbers;
  const [locale, options = {}] = argumentsOf(key);
  const isPlain = Object.keys(options).length === 0;
  let real: Intl.NumberFormat | undefined;
  const format = (value: number) => {
    const text = numbers[value];
    if (text !== undefined) return text;
    // Counts, such as of a form's errors, look the same in every language of the site.
    if (isPlain && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    real ??= new Intl.NumberFormat(locale, options);
    // The brand's fonts lack the narrow no-break space of French thousands. Browsers replace it by half a space, which
    // is invisible between large figures.
    const formatted = real.format(value).replaceAll('\u202f', '\u00a0');
    numbers[value] = formatted;
    return formatted;
  };
  return { format } as Intl.NumberFormat;
}

/** Returns the arguments that formatjs has serialized as the key of a format. JSON has null instead of undefined. */
function argumentsOf(key: string): ConstructorParameters<typeof Intl.NumberFormat> {
  const [locale, options] = Object.values(JSON.parse(key)).flat(2);
  return [locale as string, (options ?? undefined) as Intl.NumberFormatOptions | undefined];
}

/** The cache of the page's formats. */
export const NumberCacheContext = createContext<IntlCache | undefined>(undefined);
