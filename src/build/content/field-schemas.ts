import * as v from 'valibot';
import { covers } from '#site/covers.ts';

/** The schemas of front matter fields. Each error message names the problem and the solution. */

/** Placeholder for the field's name in error messages, because a schema does not know the name. */
export const FIELD = '{field}';

/** A non-empty text. YAML parses a title such as `2026` as a number, so the title needs quotation marks. */
export const text = v.pipe(
  v.string(wrongText),
  v.trim(),
  v.nonEmpty(`"${FIELD}" is empty. Write something after it, or remove the line.`),
);

function wrongText({ input }: { input: unknown }): string {
  const kind = Array.isArray(input) ? 'a list' : `a ${typeof input}`;
  return `"${FIELD}" is ${kind}, not a text. Put it between quotation marks.`;
}

/** A text within the lengths that search results and cards show completely. */
export const textOfLength = (least: number, most: number) =>
  v.pipe(
    text,
    v.check(
      (words) => words.length >= least && words.length <= most,
      (issue) =>
        `"${FIELD}" has ${issue.input.length} characters. Write ${least} to ${most}, for search results cut off what is longer.`,
    ),
    // For the studio, which cannot read a check.
    v.metadata({ minlength: least, maxlength: most }),
  );

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns true if the day exists. For example, 2026-02-30 does not exist. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** A day, such as 2026-03-12. */
export const day = v.pipe(
  v.string(({ input }) => wrongDay(String(input))),
  v.check(
    (input) => ISO_DAY.test(input),
    ({ input }) => wrongDay(input),
  ),
  v.check(
    (input) => !ISO_DAY.test(input) || isDay(input),
    ({ input }) => `there is no day ${input}. Look at a calendar.`,
  ),
);

function wrongDay(written: string): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written) ?? [];
  const dayOf = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // Day before month, unless only the American order gives a day that exists.
  const meant = year ? [dayOf(second, first), dayOf(first, second)].find(isDay) : undefined;
  const example = meant ?? '2026-03-12';
  return `the date "${written}" is not a date. Write it as ${example}.`;
}

/** An integer of at least 1. `cure` tells the author how to correct the value. */
export function wholeNumber(cure: string) {
  const wrong = ({ input }: { input: unknown }) => `"${FIELD}" is "${input}". ${cure}`;
  return v.pipe(
    v.number(wrong),
    v.check((input) => Number.isInteger(input) && input > 0, wrong),
  );
}

export const minutes = wholeNumber(
  'Write a whole number such as 6, or remove the line: then the words are counted.',
);

/** One value of a list. `orElse` is the end of the error message. */
export const oneOf = <const Options extends readonly string[]>(options: Options, noun: string, orElse = '') =>
  v.picklist(
    options,
    ({ input }) => `there is no ${noun} "${input}". Choose one of ${options.join(', ')}${orElse}.`,
  );

/** Excludes an unfinished text from the site. */
export const draft = v.boolean(({ input }) => `"draft" is "${input}". Write draft: true or draft: false.`);

/** The drawing above an article. */
export const cover = oneOf(covers, 'cover');

/** A non-empty list between square brackets. */
export const names = v.pipe(
  v.array(text, `"${FIELD}" is no list. Write it as [one, another].`),
  v.minLength(1, `"${FIELD}" is an empty list. Write something in it, or remove the line.`),
);

/** A topic that has a message in insights.json. */
export const topicOf = (topics: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (topic) => topics.includes(topic),
      ({ input }) =>
        `there is no topic "${input}". Choose one of ${topics.join(', ')}, or add "insights.topic.${input}" to insights.json in every language.`,
    ),
  );

/** Valid names. If it is undefined, the names are unknown and all names are accepted. */
export type Known = readonly string[] | undefined;

/** The name of an author who has a file. */
export const authorOf = (authors: Known) =>
  v.pipe(
    text,
    v.check(
      (name) => authors === undefined || authors.includes(name),
      ({ input }) =>
        `there is no author "${input}". ${authors?.length ? `Choose one of ${authors.join(', ')}, or add` : 'Add'} a file to the folder "authors" with the line name: ${input}.`,
    ),
  );

/** Position in a list, smallest first. */
export const order = v.number(
  ({ input }) => `"order" is "${input}". Write a number: the smallest stands first.`,
);
