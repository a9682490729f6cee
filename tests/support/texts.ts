import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameBrand } from '#site/brand-messages.ts';
import type { Locale } from '#site/locales.ts';
import { LOCALES, readNamed } from './messages.ts';
import { isSampleFile } from './samples.ts';

/** A text of the site and its source: the id of a message, or a Markdown file and the line. */
export interface SiteText {
  where: string;
  text: string;
}

/** Returns the visible text of a Markdown line, without code, addresses and table rules. */
const shown = (line: string): string =>
  /^\|?[\s:|-]*$/.test(line)
    ? ''
    : line
        .replace(/`[^`]*`/g, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/<https?:[^>]*>/g, '');

/** Fields that hold no text: dates, and names of files and drawings. */
const FACTS =
  'author name company topic date popular see updated revised minutes cover related insight order draft speakers language free starts timezone pages picture';
const FACT = new RegExp(`^(?:${FACTS.replaceAll(' ', '|')}): .*$`);

function markdownTexts(file: string, name: string): SiteText[] {
  const texts: SiteText[] = [];
  let inFront = false;
  let inCode = false;
  for (const [index, line] of nameBrand(readFileSync(file, 'utf8')).split('\n').entries()) {
    if (line === '---' && (index === 0 || inFront)) inFront = !inFront;
    else if (line.startsWith('```')) inCode = !inCode;
    else if (!inCode) {
      // In front matter, field names, YAML quotation marks and facts are not text.
      const words = inFront
        ? line
            .replace(FACT, '')
            .replace(/^\w+:$/, '')
            .replace(/^(?:\w+:| {2}-) (?:"(.*)"|(.*))$/, '$1$2')
        : line;
      const text = shown(words);
      if (text) texts.push({ where: `${name}:${index + 1}`, text });
    }
  }
  return texts;
}

/** Returns the initial texts of a locale: its messages, and the Markdown of its articles, guides and legal pages. */
export function textsOf(locale: Locale): SiteText[] {
  const folder = join(LOCALES, locale);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(isSampleFile)
    .flatMap((name) => {
      const file = join(folder, name);
      if (name.endsWith('.md')) return markdownTexts(file, name);
      if (!name.endsWith('.json')) return [];
      return Object.entries(readNamed(file, locale)).map(([where, text]) => ({ where, text }));
    });
}

/** Returns the matches of the patterns in the texts, formatted for a failing test. */
export function findingsIn(texts: readonly SiteText[], patterns: readonly RegExp[]): string[] {
  return texts.flatMap(({ where, text }) =>
    patterns.flatMap((pattern) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${where}: "${found}" in "${text.slice(0, 120)}"`];
    }),
  );
}
