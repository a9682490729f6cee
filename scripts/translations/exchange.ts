import { existsSync } from 'node:fs';
import { join } from 'node:path';
import jsToXliff12 from 'xliff/jsToXliff12';
import { defaultLocale, type Locale } from '#site/locales.ts';
import { messageArguments } from '#site/messages.ts';
import type { TranslationStatus } from './record.ts';
import { type Item, readText, unitsOf } from './texts.ts';

type Units = Record<string, { source: string; target: string; note?: string }>;

/**
 * Exports these items as XLIFF 1.2, with one `file` element for each of their files. An outdated translation is included
 * as target.
 */
export async function exportXliff(
  locales: string,
  language: Locale,
  wanted: readonly TranslationStatus[],
): Promise<string> {
  const resources: Record<string, Units> = {};
  for (const { item, state } of wanted) {
    const units = item.id ? messageUnits(item, language) : textUnits(locales, item, language);
    if (state === 'older') for (const unit of Object.values(units)) unit.note = noteOf(unit.note, CHANGED);
    resources[item.file] = { ...resources[item.file], ...units };
  }
  const xliff = await jsToXliff12({ resources, sourceLanguage: SOURCE, targetLanguage: language });
  // The library writes the same source language for all files, so the languages are replaced afterwards.
  const sources = new Map(wanted.map(({ item }) => [item.file, item.from]));
  return xliff.replace(
    /(<file original="([^"]+)"[^>]* source-language=")[^"]*/g,
    (_, before: string, file: string) => before + (sources.get(file) ?? SOURCE),
  );
}

const SOURCE = defaultLocale;

const CHANGED = 'The source has changed since this was translated.';

const noteOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

function messageUnits({ id = '', from, texts }: Item, language: Locale): Units {
  const given: Readonly<Record<string, string>> = id in messageArguments ? argumentsOf(id) : {};
  const list = Object.entries(given).map(([name, kind]) => `${name} (${kind})`);
  return {
    [id]: {
      source: texts[from] ?? '',
      target: texts[language] ?? '',
      ...(list.length > 0 && { note: `Keep what stands in braces: ${list.join(', ')}.` }),
    },
  };
}

const argumentsOf = (id: string): Readonly<Record<string, string>> =>
  messageArguments[id as keyof typeof messageArguments];

/**
 * Returns the units of a text. If source and translation have different numbers of blocks, the blocks cannot be aligned,
 * so the targets of the text are empty.
 */
function textUnits(locales: string, { file, from }: Item, language: Locale): Units {
  const [folder = ''] = file.split('/');
  const source = unitsOf(readText(join(locales, from, file)), folder);
  const path = join(locales, language, file);
  const target = existsSync(path) ? unitsOf(readText(path), folder) : new Map<string, string>();
  const fits = target.size === source.size;
  return Object.fromEntries(
    [...source].map(([name, words]) => [
      name,
      { source: words, target: fits || !name.startsWith('text.') ? (target.get(name) ?? '') : '' },
    ]),
  );
}
