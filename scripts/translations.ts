import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageArgumentsFile } from '#build/content/message-arguments.ts';
import { readMessages } from '#build/content/site-messages.ts';
import { isLocale, type Locale, locales } from '#site/locales.ts';
import { runMain } from './run-main.ts';
import {
  compare,
  hashOf,
  readRecord,
  type TranslationStatus,
  type Translations,
  writeRecord,
} from './translations/record.ts';
import { type Item, itemsIn, nameOf } from './translations/texts.ts';

const localesFolder = join(process.cwd(), 'locales');
const ARGUMENTS_FILE = 'src/site/message-arguments.ts';

/** Records that these translations are made from the current source. */
function markAsMade(record: Translations, items: readonly Item[], locale: Locale): void {
  for (const { from, texts, ...item } of items) {
    const made = { from: hashOf(texts[from] ?? ''), own: hashOf(texts[locale] ?? '') };
    record.set(nameOf(item), new Map([...(record.get(nameOf(item)) ?? []), [locale, made]]));
  }
}

function report(behind: readonly TranslationStatus[]): void {
  for (const { code, name } of locales) {
    const mine = behind.filter(({ locale }) => locale === code);
    const count = (state: TranslationStatus['state']) => mine.filter((one) => one.state === state).length;
    console.log(
      `\n${name} (${code}): ${count('missing')} missing, ${count('copied')} copied, ${count('older')} older than the source`,
    );
    for (const { item, state } of mine) console.log(`  ${state}  ${nameOf(item)}`);
  }
}

function localeOf(code: string): Locale {
  if (isLocale(code)) return code;
  throw new Error(
    `There is no language "${code}". Choose one of ${locales.map(({ code }) => code).join(', ')}.`,
  );
}

/**
 * `npm run translations`: reports translations that are missing, copied or older than their source, and writes the types of the
 * messages' arguments.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { done: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const { record, behind } = compare(itemsIn(localesFolder), readRecord(localesFolder));
  if (values.done) {
    const locale = localeOf(values.done);
    const items = behind.flatMap((one) => (one.locale === locale && one.state !== 'missing' ? one.item : []));
    markAsMade(record, items, locale);
    console.log(`${items.length} translations count as made from the current source.`);
  } else report(behind);
  writeRecord(localesFolder, record);
  if (values.check && behind.length > 0)
    throw new Error(`${behind.length} translations are missing, copied or older.`);
  // Last, because it fails if a message is missing or invalid.
  const written = messageArgumentsFile(readMessages(localesFolder, 'any'));
  // A write of the same text would restart the development server.
  if (written !== readFileSync(ARGUMENTS_FILE, 'utf8')) writeFileSync(ARGUMENTS_FILE, written);
});
