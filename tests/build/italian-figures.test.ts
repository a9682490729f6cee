import { expect, test } from 'vitest';
import { pages } from '../support/content.ts';
import { mainText } from '../support/html.ts';
import { textsOf } from '../support/texts.ts';

/** Forms of the Italian definite article, alone and after a preposition: before a consonant, a vowel and "zero". */
const forms = [
  ['il', 'l’', 'lo'],
  ['i', 'gli', 'gli'],
  ...['del', 'al', 'dal', 'nel', 'sul'].map((form) => [form, `${form}l’`, `${form}lo`]),
  ...['de', 'a', 'da', 'ne', 'su'].map((start) => [`${start}i`, `${start}gli`, `${start}gli`]),
];
/** Either case of the first letter, but not "AI". */
const known = forms
  .flat()
  .map((form) => form.replace(/^./, (letter) => `[${letter}${letter.toUpperCase()}]`));
const FIGURE = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`;
const PAIR = new RegExp(
  String.raw`(?<![\p{L}’])(${known.join('|')})(?:(?<=’)|(?=\s))\s*(${FIGURE}(?:\s?%)?)`,
  'gu',
);

/** Returns the index of the form, or undefined if two are right: "il 1 marzo", "l’1 per mille", "dal 08.30". */
function indexFor(figure: string): number | undefined {
  if (/^1$|^0\d/.test(figure)) return undefined;
  // Otto, ottanta, undici, undicimila, "uno virgola", "uno per cento".
  if (/^8|^11(?!\d)|^1(?:,|\s?%)/.test(figure)) return 1;
  return figure.startsWith('0') ? 2 : 0;
}

/** Returns each wrong article before a figure with the words before it and the correction. */
function wrongArticles(text: string): { before: string; figure: string; correct: string }[] {
  return [...text.matchAll(PAIR)].flatMap(({ 1: form = '', 2: figure = '', index }) => {
    const row = forms.find((some) => some.includes(form.toLowerCase()));
    const right = row?.[indexFor(figure) ?? Number.NaN];
    if (!right || right === form.toLowerCase()) return [];
    const [before = ''] = /(?:\p{L}+ ){0,2}\S+$/u.exec(text.slice(0, index + form.length)) ?? [];
    return [{ before, figure, correct: `${right}${right.endsWith('’') ? '' : ' '}${figure}` }];
  });
}

/** The Italian messages and files, without tags and emphasis. */
const sources = textsOf('it').map(({ where, text }) => ({
  where,
  text: text.replace(/<[^>]+>|\*/g, '').replace(/\s+/g, ' '),
}));

/** Returns the sources that have these words before a figure or an argument. */
const sourcesOf = (words: string): string[] =>
  sources.filter(({ text }) => new RegExp(`${words}\\s*[\\d{]`).test(text)).map(({ where }) => where);

test.each([
  ['Risparmia il 8% e nel 11% dei casi', 'l’8%', 'nell’11%'],
  ['Dei 8 deal e dei 11.000 euro', 'degli 8', 'degli 11.000'],
  ['l’95% dell’18 per cento', 'il 95%', 'del 18'],
  ['al 1% e dal 1,2%, il 0,5%', 'all’1%', 'dall’1,2%', 'lo 0,5%'],
  [
    'il 18%, il 1° marzo, il 1 marzo, l’1 marzo, l’1,2%, l’11%, gli 80 deal, i 110, del 1.100, lo 0,5%, dal 08.30',
  ],
  ['dal 7 al 18 ottobre, del 1980, le 8 ore, alle 8:00, AI 8, ali 8, l’80–90%, l’11 maggio'],
])('finds the wrong articles in "%s"', (text, ...corrected) => {
  expect(wrongArticles(text).map(({ correct }) => correct)).toEqual(corrected);
});

test('the Italian messages and initial texts have the right article before each figure', () => {
  const addresses = pages.filter(({ basePath }) => basePath === '/it').map(({ address }) => address);
  const wrong = addresses.flatMap((address) =>
    wrongArticles(mainText(address)).flatMap(({ before, figure, correct }) =>
      // A text that an owner has added has no source here.
      sourcesOf(before).map(
        (source) => `${source}: write "${correct}" instead of "${before} ${figure}" (${address})`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
