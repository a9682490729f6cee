import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameBrand } from '#site/brand-messages.ts';
import type { Locale } from '#site/locales.ts';
import { LOCALES, readNamed } from './messages.ts';
import { isSampleFile } from './samples.ts';

/** A text of the site and where it stands: the id of a message, or a file of Markdown and the line. */
export interface SiteText {
  where: string;
  text: string;
}

/** What a line of Markdown shows: no code, no addresses, no rules of tables. */
const shown = (line: string): string =>
  /^\|?[\s:|-]*$/.test(line)
    ? ''
    : line
        .replace(/`[^`]*`/g, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/<https?:[^>]*>/g, '');

/** Fields that hold no words: days, names of files and drawings. */
const FACTS =
  'author name company topic date popular see updated minutes cover related insight order draft speakers language free starts timezone pages picture';
const FACT = new RegExp(`^(?:${FACTS.replaceAll(' ', '|')}): .*$`);

function markdownTexts(file: string, name: string): SiteText[] {
  const texts: SiteText[] = [];
  let inFront = false;
  let inCode = false;
  for (const [index, line] of nameBrand(readFileSync(file, 'utf8')).split('\n').entries()) {
    if (line === '---' && (index === 0 || inFront)) inFront = !inFront;
    else if (line.startsWith('```')) inCode = !inCode;
    else if (!inCode) {
      // In front of the text, a field's name and the quotation marks of YAML are no words, and neither are facts.
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

/** What the site began with in a language: its messages, and the Markdown of its articles, guides and legal pages. */
export function textsOf(language: Locale): SiteText[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(isSampleFile)
    .flatMap((name) => {
      const file = join(folder, name);
      if (name.endsWith('.md')) return markdownTexts(file, name);
      if (!name.endsWith('.json')) return [];
      return Object.entries(readNamed(file, language)).map(([where, text]) => ({ where, text }));
    });
}

/** Those of the texts that one of the patterns finds, with what it found, as a failing test names them. */
export function findingsIn(texts: readonly SiteText[], patterns: readonly RegExp[]): string[] {
  return texts.flatMap(({ where, text }) =>
    patterns.flatMap((pattern) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${where}: "${found}" in "${text.slice(0, 120)}"`];
    }),
  );
}
