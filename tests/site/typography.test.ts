import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#site/locales.ts';
import { findingsIn, type SiteText, textsOf } from '../support/texts.ts';

/** Texts that docs/site.md prescribes exactly, including straight apostrophes. Source: section 8. */
const givenToTheLetter: ReadonlySet<string> = new Set([
  'contact.form.toasts.error.title',
  'analyzer.errors.read.title',
  'reports.form.failure.title',
  'demo.form.failure.title',
  // Not in docs/site.md, but the same text as the other toasts.
  'webinars.form.failure.title',
]);

/** Texts that it prescribes without a space between number and unit. Source: section 5. */
const givenGlued: ReadonlySet<string> = new Set(['analyzer.errors.size.text']);

/** Texts that it prescribes with three dots instead of an ellipsis. Source: section 4. */
const givenWithDots: Readonly<Record<Locale, readonly string[]>> = {
  it: ['contact.form.submitting', 'demo.form.submitting'],
  en: [
    'analyzer.progress',
    'analyzer.progress.label',
    'contact.form.submitting',
    'demo.form.submitting',
    'designPartner.form.submitting',
    'reports.form.submitting',
  ],
  fr: [],
  de: [],
  es: [],
};

/** The quotation marks of each language, with the outer marks first, and the marks that it does not use. */
const quotes: Record<Locale, { pairs: readonly string[]; foreign: RegExp }> = {
  it: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
  en: { pairs: ['“”'], foreign: /[«»„‚‹›]/ },
  fr: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
  de: { pairs: ['„“'], foreign: /[«»”‹›]/ },
  es: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
};

/** Units after a number or an argument, which must stay on its line. */
const units: Record<Locale, string> = {
  it: 'MB|GB|€|mln|mld|kg|km|h|s|milion[ei]|miliard[oi]',
  en: 'kg|km|million|billion',
  fr: 'Mo|Go|€|M€|Md€|kg|km|h|s|millions?|milliards?',
  de: 'MB|GB|€|Mio\\.|Mrd\\.|kg|km|h|s|Std\\.|Uhr|Millionen?|Milliarden?',
  es: 'MB|GB|€|M€|kg|km|h|s|mil(?:lón|lones)?',
};

/** Wrong spaces, where the language requires a no-break space or none. */
const spaces: Record<Locale, readonly RegExp[]> = {
  it: [/[\d}]\s+%/, /[«“]\s|\s[»”]/, /\s[:;!?]/],
  en: [/[\d}]\s+%/, /\s[:;!?]/],
  fr: [
    /[\d}](?!\u00a0)\s?%/,
    /«(?!\u00a0)|(?<!\u00a0)»/,
    /(?<!\u202f)[;!?]/,
    /(?<![\u00a0\d]):(?!\/\/)/,
    /\d[ .\u202f]\d{3}(?!\d)/,
  ],
  de: [
    /[\d}](?!\u00a0)\s?%/,
    /\s[:;!?]/,
    /(?<=\p{L}) …/u,
    /M(?:io|rd)\. (?:€|Euro)/,
    /\b(?:z|d|u|i)\.(?!\u00a0)\s?(?:B|h|a|d)\./,
  ],
  es: [/[\d}](?!\u00a0)\s?%/, /\s[:;!?]/, /[«“]\s|\s[»”]/],
};

/** Returns wrong separators of thousands or decimals. Times and dates have their own. */
const marks = (code: Locale): readonly RegExp[] =>
  code === 'en'
    ? [/(?<![\d.,])\d+,\d{1,2}(?![\d,])/, /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.])/]
    : [/(?<![\d.,/])\d+\.\d{1,2}(?![\d.])/, /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d,])/];

/** Returns the texts in which the counts of the two marks differ. */
const unbalanced = (texts: readonly SiteText[], [open = '', close = '']: string): string[] =>
  texts
    .filter(({ text }) => text.split(open).length !== text.split(close).length)
    .map(({ where, text }) => `${where}: ${text.slice(0, 120)}`);

/** Removes the syntax of arguments and plurals, which is not punctuation: "{count, plural, one {# hour}}". */
const written = (text: string): string =>
  text.replace(/\{\w+, (?:plural|select),/g, '').replace(/\s(?:=\d|zero|one|two|few|many|other) \{/g, ' {');

describe.each(locales)('the typography in $name', ({ code }) => {
  const all = textsOf(code);
  const texts = all.map(({ where, text }) => ({ where, text: written(text) }));
  const free = texts.filter(({ where }) => !givenGlued.has(where));

  test('uses the quotation marks of the language, and closes each of them', () => {
    expect(findingsIn(texts, [quotes[code].foreign])).toEqual([]);
    for (const pair of quotes[code].pairs) expect(unbalanced(texts, pair)).toEqual([]);
  });

  test('has no straight quotes or apostrophes, and no superfluous spaces', () => {
    const own = texts.filter(({ where }) => !givenToTheLetter.has(where));
    expect(findingsIn(own, [/['"]/])).toEqual([]);
    const messages = all.filter(({ where }) => !where.includes('.md:'));
    expect(findingsIn(messages, [/ {2}|^\s|\s$/])).toEqual([]);
  });

  test('has en dashes in ranges, no dash as a pause and no three dots', () => {
    expect(findingsIn(texts, [/\d-\d/, /—|(?<!\|) – |--/])).toEqual([]);
    const dotted = texts.filter(({ text }) => text.includes('...')).map(({ where }) => where);
    expect(dotted.sort()).toEqual([...givenWithDots[code]].sort());
  });

  test('has no-break spaces between parts that belong together', () => {
    const broken = new RegExp(`[\\d}] (?:${units[code]})(?![\\p{L}\\d])`, 'u');
    const glued = /\d(?:MB|GB|Mo|Go|kg|km)(?![\p{L}\d])/u;
    expect(findingsIn(free, [glued])).toEqual([]);
    if (code !== 'en') expect(findingsIn(free, [broken])).toEqual([]);
    expect(findingsIn(texts, spaces[code])).toEqual([]);
  });

  test('uses the decimal and thousands separators of the language', () => {
    expect(findingsIn(texts, marks(code))).toEqual([]);
  });

  test('has soft hyphens in headings only', () => {
    const soft = texts.filter(({ text }) => text.includes('\u00ad'));
    expect(soft.filter(({ where }) => !where.endsWith('.heading'))).toEqual([]);
  });
});

test('every text with prescribed straight quotes still has them', () => {
  const all = locales.flatMap(({ code }) => textsOf(code)).filter(({ text }) => /['"]/.test(text));
  const straight = all.map(({ where }) => where);
  expect([...givenToTheLetter].filter((id) => !straight.includes(id))).toEqual([]);
});
