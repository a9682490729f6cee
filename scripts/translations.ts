import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale, locales } from '#site/locales.ts';
import { runMain } from './run-main.ts';
import { exportXliff } from './translations/exchange.ts';
import {
  compare,
  hashOf,
  readRecord,
  type TranslationStatus,
  type Translations,
  writeRecord,
} from './translations/record.ts';
import { takeIn } from './translations/take-in.ts';
import { type Item, itemsIn, nameOf } from './translations/texts.ts';

const localesFolder = join(process.cwd(), 'locales');

/** Records that these translations are made from the current source. */
function markAsMade(record: Translations, items: readonly Item[], language: Locale): void {
  for (const { from, texts, ...item } of items) {
    const made = { from: hashOf(texts[from] ?? ''), own: hashOf(texts[language] ?? '') };
    record.set(nameOf(item), new Map([...(record.get(nameOf(item)) ?? []), [language, made]]));
  }
}

function report(behind: readonly TranslationStatus[]): void {
  for (const { code, name } of locales) {
    const mine = behind.filter(({ language }) => language === code);
    const count = (state: TranslationStatus['state']) => mine.filter((one) => one.state === state).length;
    console.log(`\n${name} (${code}): ${count('missing')} missing, ${count('older')} older than the source`);
    for (const { item, state } of mine) console.log(`  ${state}  ${nameOf(item)}`);
  }
}

function languageOf(code: string): Locale {
  if (isLocale(code)) return code;
  throw new Error(
    `There is no language "${code}". Choose one of ${locales.map(({ code }) => code).join(', ')}.`,
  );
}

async function exportTo(language: Locale, wanted: readonly TranslationStatus[]): Promise<void> {
  const file = `translations-${language}.xlf`;
  writeFileSync(file, await exportXliff(localesFolder, language, wanted));
  console.log(
    `${wanted.length} texts are in ${file}. Take it in with: npm run translations -- --import ${file}`,
  );
}

/** Returns all texts with a source in another language, for the export with `--all`. */
const everything = (
  items: readonly Item[],
  language: Locale,
  behind: readonly TranslationStatus[],
): TranslationStatus[] =>
  items
    .filter(({ from }) => from !== language)
    .map(
      (item) =>
        behind.find((one) => one.item === item && one.language === language) ?? {
          item,
          language,
          state: 'made',
        },
    );

/**
 * `npm run translations`: reports translations that are missing or older than their source. Exports and imports XLIFF for
 * translators.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      export: { type: 'string' },
      import: { type: 'string' },
      done: { type: 'string' },
      all: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const items = itemsIn(localesFolder);
  const { record, behind } = compare(items, readRecord(localesFolder));
  const of = (language: Locale) => behind.filter((one) => one.language === language);
  if (values.import) {
    const taken = await takeIn(localesFolder, readFileSync(values.import, 'utf8'));
    const names = new Set(taken.items.map(nameOf));
    markAsMade(
      record,
      itemsIn(localesFolder).filter((item) => names.has(nameOf(item))),
      taken.language,
    );
    for (const name of taken.partly)
      console.log(`${name} was left out: a part of it has no translation. Take it in once it is whole.`);
    console.log(`${names.size} texts taken in; ${taken.empty} units had no translation. Now run: npm test`);
  } else if (values.done) {
    const language = languageOf(values.done);
    const older = of(language)
      .filter(({ state }) => state === 'older')
      .map(({ item }) => item);
    markAsMade(record, older, language);
    console.log(`${older.length} translations are taken as made from the present source.`);
  } else if (values.export) {
    const language = languageOf(values.export);
    await exportTo(language, values.all ? everything(items, language, behind) : of(language));
  } else report(behind);
  writeRecord(localesFolder, record);
  if (values.check && behind.length > 0)
    throw new Error(`${behind.length} translations are missing or older.`);
});
