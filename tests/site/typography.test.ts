import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#site/locales.ts';
import { findingsIn, type SiteText, textsOf } from '../support/texts.ts';

/** Texts that docs/site.md gives to the letter, straight apostrophes and all. Source: section 8. */
const givenToTheLetter: ReadonlySet<string> = new Set([
  'contact.form.toasts.error.title',
  'analyzer.errors.read.title',
  'reports.form.failure.title',
  'demo.form.failure.title',
  // Not in docs/site.md; the same words as its others.
  'webinars.form.failure.title',
]);

/** Those it gives with a unit right behind the number. Source: section 5. */
const givenGlued: ReadonlySet<string> = new Set(['analyzer.errors.size.text']);

/** Those it gives with three dots in place of an ellipsis. Source: section 4. */
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

/** The quotation marks of each language, outer ones first, and those it does not use. */
const quotes: Record<Locale, { pairs: readonly string[]; foreign: RegExp }> = {
  it: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
  en: { pairs: ['“”'], foreign: /[«»„‚‹›]/ },
  fr: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
  de: { pairs: ['„“'], foreign: /[«»”‹›]/ },
  es: { pairs: ['«»', '“”'], foreign: /[„‚‹›]/ },
};

/** What stands after a number or an argument and belongs to it. */
const units: Record<Locale, string> = {
  it: 'MB|GB|€|mln|mld|kg|km|h|s|milion[ei]|miliard[oi]',
  en: 'kg|km|million|billion',
  fr: 'Mo|Go|€|M€|Md€|kg|km|h|s|millions?|milliards?',
  de: 'MB|GB|€|Mio\\.|Mrd\\.|kg|km|h|s|Std\\.|Uhr|Millionen?|Milliarden?',
  es: 'MB|GB|€|M€|kg|km|h|s|mil(?:lón|lones)?',
};

/** An ordinary space, or that of another language, where one of these must not break. */
const spaces: Record<Locale, readonly RegExp[]> = {
  it: [/[\d}]\s+%/, /[«“]\s|\s[»”]/, /\s[:;!?]/],
  en: [/[\d}]\s+%/, /\s[:;!?]/],
  fr: [
    /[\d}](?!\u00a0)\s?%/,
    /«(?!\u00a0)|(?<!\u00a0)»/,
    /(?<!\u202f)[;!?]/,
    /(?<![\u00a0\d]):(?!\/\/)/,
    /\d[ .]\d{3}(?!\d)/,
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

/** A mark of thousands or of decimals that the language does not write. Times and dates have others. */
const marks = (code: Locale): readonly RegExp[] =>
  code === 'en'
    ? [/(?<![\d.,])\d+,\d{1,2}(?![\d,])/, /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.])/]
    : [/(?<![\d.,/])\d+\.\d{1,2}(?![\d.])/, /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d,])/];

/** The places where a text has more of one mark than of the other. */
const unbalanced = (texts: readonly SiteText[], [open = '', close = '']: string): string[] =>
  texts
    .filter(({ text }) => text.split(open).length !== text.split(close).length)
    .map(({ where, text }) => `${where}: ${text.slice(0, 120)}`);

/** Arguments and their plurals are not punctuation: "{count, plural, one {# hour}}". */
const written = (text: string): string =>
  text.replace(/\{\w+, (?:plural|select),/g, '').replace(/\s(?:=\d|zero|one|two|few|many|other) \{/g, ' {');

describe.each(locales)('what is written in $name', ({ code }) => {
  const all = textsOf(code);
  const texts = all.map(({ where, text }) => ({ where, text: written(text) }));
  const free = texts.filter(({ where }) => !givenGlued.has(where));

  test('has its own quotation marks, each of them closed', () => {
    expect(findingsIn(texts, [quotes[code].foreign])).toEqual([]);
    for (const pair of quotes[code].pairs) expect(unbalanced(texts, pair)).toEqual([]);
  });

  test('has no typewriter quotes or apostrophes, and no space too many', () => {
    const own = texts.filter(({ where }) => !givenToTheLetter.has(where));
    expect(findingsIn(own, [/['"]/])).toEqual([]);
    const messages = all.filter(({ where }) => !where.includes('.md:'));
    expect(findingsIn(messages, [/ {2}|^\s|\s$/])).toEqual([]);
  });

  test('has en dashes in ranges, no dash for a pause and no row of dots', () => {
    expect(findingsIn(texts, [/\d-\d/, /—|(?<!\|) – |--/])).toEqual([]);
    const dotted = texts.filter(({ text }) => text.includes('...')).map(({ where }) => where);
    expect(dotted.sort()).toEqual([...givenWithDots[code]].sort());
  });

  test('keeps together what belongs together', () => {
    const broken = new RegExp(`[\\d}] (?:${units[code]})(?![\\p{L}\\d])`, 'u');
    const glued = /\d(?:MB|GB|Mo|Go|kg|km)(?![\p{L}\d])/u;
    expect(findingsIn(free, [glued])).toEqual([]);
    if (code !== 'en') expect(findingsIn(free, [broken])).toEqual([]);
    expect(findingsIn(texts, spaces[code])).toEqual([]);
  });

  test('has its own marks of decimals and thousands', () => {
    expect(findingsIn(texts, marks(code))).toEqual([]);
  });

  test('has soft hyphens in headings only', () => {
    const soft = texts.filter(({ text }) => text.includes('\u00ad'));
    expect(soft.filter(({ where }) => !where.endsWith('.heading'))).toEqual([]);
  });
});

test('every text given to the letter is one still', () => {
  const all = locales.flatMap(({ code }) => textsOf(code)).filter(({ text }) => /['"]/.test(text));
  const straight = all.map(({ where }) => where);
  expect([...givenToTheLetter].filter((id) => !straight.includes(id))).toEqual([]);
});
