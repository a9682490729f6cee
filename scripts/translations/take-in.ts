import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { Document } from 'yaml';
import { readContent } from '#build/content/site-content.ts';
import { nameBrandInMessage } from '#site/brand-messages.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import { type Item, itemsIn, nameOf, readJson, readText, textFile, unitsOf } from './texts.ts';

interface TakenIn {
  language: Locale;
  /** Completely imported items. Their recorded source is the translated source. */
  items: Item[];
  /** Number of units without a translation. */
  empty: number;
  /** Texts that were not imported, because only some of their units have a translation. */
  partly: string[];
}

type Units = Readonly<Record<string, { source: string; target?: string }>>;

/** Imports the translations of an XLIFF file into `locales`. If one translation is invalid, imports none. */
export async function takeIn(locales: string, xliff: string): Promise<TakenIn> {
  const { targetLanguage: language, resources } = await xliff12ToJs(xliff);
  if (!isLocale(language))
    throw new Error(`The file is for "${language}", which is no language of the site.`);
  const items = new Map(itemsIn(locales).map((item) => [nameOf(item), item]));
  const taken: Item[] = [];
  const problems: string[] = [];
  const partly: string[] = [];
  const files = new Map<string, string>();
  let empty = 0;
  for (const [file, units] of Object.entries(resources)) {
    empty += Object.values(units).filter(({ target }) => !target?.trim()).length;
    const take = file.endsWith('.json') ? takeMessages : takeText;
    const result = take({ locales, language, file, units, items });
    problems.push(...result.problems);
    taken.push(...result.taken);
    if (result.isPartly) partly.push(`${language}/${file}`);
    if (result.content !== undefined) files.set(join(locales, language, file), result.content);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeAll(files, () => readContent(locales, { today: '9999-12-31', everything: true }));
  return { language, items: taken, empty, partly };
}

interface Reading {
  locales: string;
  language: Locale;
  file: string;
  units: Units;
  items: ReadonlyMap<string, Item>;
}

interface Result {
  taken: Item[];
  problems: string[];
  isPartly?: boolean;
  /** New content of the file. Undefined if the file does not change. */
  content?: string;
}

function takeMessages({ locales, language, file, units, items }: Reading): Result {
  const table = readJson(join(locales, language, file));
  const taken: Item[] = [];
  const problems: string[] = [];
  for (const [id, { source, target = '' }] of Object.entries(units)) {
    const item = items.get(nameOf({ file, id }));
    const problem = item
      ? messageProblem(item, source, target, language)
      : 'there is no such message any more.';
    if (problem) problems.push(`${file}, ${id}: ${problem}`);
    else if (item && target.trim()) {
      table[id] = target;
      taken.push(item);
    }
  }
  // The messages are sorted as in the source language.
  const order = Object.keys(readJson(join(locales, taken[0]?.from ?? language, file)));
  const sorted = Object.fromEntries(
    order.flatMap((id) => (table[id] === undefined ? [] : [[id, table[id]]])),
  );
  return { taken, problems, ...(taken.length > 0 && { content: `${JSON.stringify(sorted, null, 2)}\n` }) };
}

function messageProblem(item: Item, source: string, target: string, language: Locale): string | undefined {
  if (source !== item.texts[item.from]) return CHANGED;
  if (!target.trim()) return undefined;
  if (target !== target.trim()) return 'it begins or ends with a space. Remove it.';
  try {
    const [needed, used] = [source, target].map((text) =>
      argumentsIn(parse(nameBrandInMessage(text, language))),
    );
    const [expected, found] = [needed, used].map((names) => [...new Set(names)].sort().join(', ') || 'none');
    return expected === found ? undefined : `its arguments are ${found}, and must be ${expected}.`;
  } catch (error) {
    return `it is no valid ICU message: ${error instanceof Error ? error.message : error}. Check the braces.`;
  }
}

const CHANGED = 'its source has changed since the export. Export it anew.';

/** Returns the names of a message's arguments. */
function argumentsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsIn(value))];
  });
}

function takeText({ locales, language, file, units, items }: Reading): Result {
  const item = items.get(file);
  if (!item) return { taken: [], problems: [`${file}: there is no such text any more.`] };
  const [folder = ''] = file.split('/');
  const source = unitsOf(readText(join(locales, item.from, file)), folder);
  const hasChanged = [...source].some(([name, words]) => units[name]?.source !== words);
  if (hasChanged || Object.keys(units).length !== source.size)
    return { taken: [], problems: [`${file}: ${CHANGED}`] };
  const targets = new Map([...source.keys()].map((name) => [name, units[name]?.target?.trim() ?? '']));
  const translated = [...targets.values()].filter(Boolean).length;
  if (translated < targets.size) return { taken: [], problems: [], isPartly: translated > 0 };
  const path = join(locales, language, file);
  const fields = existsSync(path) ? readText(path).fields : new Document({});
  return { taken: [item], problems: [], content: textFile(targets, fields) };
}

/** Writes the files. Restores the previous files if the check throws. */
function writeAll(files: ReadonlyMap<string, string>, check: () => unknown): void {
  const before = [...files.keys()].map(
    (path) => [path, existsSync(path) ? readFileSync(path, 'utf8') : undefined] as const,
  );
  for (const [path, content] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  try {
    check();
  } catch (error) {
    for (const [path, content] of before) {
      if (content === undefined) rmSync(path);
      else writeFileSync(path, content);
    }
    throw error;
  }
}
