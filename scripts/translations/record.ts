import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#site/locales.ts';
import { type Item, nameOf } from './texts.ts';

/** Hashes of a translation's source and of its own text, from the time when the translation was last up to date. */
interface Made {
  from: string;
  own: string;
}

/** Translations by item name, then by language. */
export type Translations = Map<string, Map<Locale, Made>>;

export interface TranslationStatus {
  item: Item;
  locale: Locale;
  /** `older`: the translation is older than its source. `copied`: it is the text of another language. */
  state: 'missing' | 'older' | 'copied';
}

const FILE = 'translations.json';

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 6);

/**
 * Compares all items with the record. Returns an updated record, and the translations that are missing, outdated or
 * copied. An unrecorded translation counts as up to date, unless it equals the source or a recorded translation: the
 * folder of a new language is often a copy. A translation that was rewritten after its source changed is up to date.
 */
export function compare(
  items: readonly Item[],
  known: Translations,
): { record: Translations; behind: TranslationStatus[] } {
  const record: Translations = new Map();
  const behind: TranslationStatus[] = [];
  for (const item of items) {
    const source = item.texts[item.from] ?? '';
    const mades = new Map<Locale, Made>();
    for (const { code: locale } of locales) {
      const words = item.texts[locale];
      if (locale === item.from) continue;
      if (words === undefined) {
        behind.push({ item, locale, state: 'missing' });
        continue;
      }
      const made = known.get(nameOf(item))?.get(locale);
      if (!made && isCopy(item, words, known)) {
        behind.push({ item, locale, state: 'copied' });
        continue;
      }
      const now = { from: hashOf(source), own: hashOf(words) };
      const isOlder = made !== undefined && made.from !== now.from && made.own === now.own;
      if (isOlder) behind.push({ item, locale, state: 'older' });
      mades.set(locale, isOlder ? made : now);
    }
    record.set(nameOf(item), mades);
  }
  return { record, behind };
}

function isCopy({ from, texts, ...item }: Item, words: string, known: Translations): boolean {
  const recorded = known.get(nameOf(item))?.keys() ?? [];
  return [from, ...recorded].some((locale) => texts[locale] === words);
}

/** Writes one line per item: `"<source> en=<own> fr=<own>@<another source>"`. */
export function writeRecord(locales: string, record: Translations): void {
  const lines = [...record].map(([name, mades]) => {
    const [first] = mades.values();
    const parts = [...mades].map(
      ([locale, { from, own }]) => `${locale}=${own}${from === first?.from ? '' : `@${from}`}`,
    );
    return [name, [first?.from ?? '', ...parts].join(' ')];
  });
  writeFileSync(join(locales, FILE), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

export function readRecord(locales: string): Translations {
  const file = join(locales, FILE);
  const lines: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return new Map(
    Object.entries(lines).map(([name, line]) => {
      const [first = '', ...parts] = line.split(' ');
      const mades = parts.map((part) => {
        const [language = '', own = '', from = first] = part.split(/[=@]/);
        return [language as Locale, { from, own }] as const;
      });
      return [name, new Map(mades)];
    }),
  );
}
