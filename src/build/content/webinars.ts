import * as v from 'valibot';
import { type LanguageCode, languages } from '#site/languages.ts';
import { type Timezone, timezones, type Webinar, webinarCategories } from '#site/webinars.ts';
import { authorOf, names, oneOf, order, text, textOfLength, wholeNumber } from './fields.ts';
import { plainText } from './plain-text.ts';
import type { Publication } from './publication.ts';
import { inOrder, readTexts, shownIn } from './texts.ts';

const places = Object.keys(timezones) as [Timezone, ...Timezone[]];
const codes = languages.map(({ code }) => code);
const STARTS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

export const webinarFacts = (authors: readonly string[] | undefined) => ({
  category: oneOf(webinarCategories, 'category'),
  minutes: wholeNumber('Write how long it lasts, such as 45.'),
  speakers: v.pipe(names, v.array(authorOf(authors))),
  language: oneOf(codes, 'language'),
  free: v.boolean(({ input }) => `"free" is "${input}". Write free: true or free: false.`),
  starts: v.exactOptional(
    v.pipe(
      text,
      v.check(
        (starts) => STARTS.test(starts) && !Number.isNaN(Date.parse(starts)),
        ({ input }) =>
          `the beginning "${input}" is no time. Write it with its distance to UTC, as 2027-01-14T17:00:00+01:00.`,
      ),
    ),
  ),
  timezone: v.exactOptional(oneOf(places, 'clock')),
  order,
});
export const webinarWords = { title: textOfLength(1, 80), agenda: names, resources: text };

/** The webinars of /webinars: locales/<language>/webinars/<id>.md. */
export function readWebinars(
  locales: string,
  authors: readonly string[] | undefined,
  publication: Publication,
) {
  const read = readTexts(
    locales,
    {
      folder: 'webinars',
      facts: webinarFacts(authors),
      words: webinarWords,
      bodyOf: plainText,
      problemsOf({ fields: { starts, timezone }, problemWith }) {
        const sentence = wrongBeginning(starts, timezone);
        return sentence ? [problemWith('starts', sentence)] : [];
      },
    },
    publication,
  );
  return inOrder(read);
}

/** Says what is wrong with a beginning and its clock; undefined if they fit. */
function wrongBeginning(starts: string | undefined, timezone: Timezone | undefined): string | undefined {
  if (!starts !== !timezone)
    return '"starts" and "timezone" belong together. Write both, or neither for a recording.';
  if (!starts || !timezone || starts.endsWith('Z')) return undefined;
  const written = starts.slice(-6);
  const offset = offsetAt(Date.parse(starts), timezones[timezone]);
  if (written === offset) return undefined;
  return `"starts" ends with ${written}, but on that day the clocks of ${timezone} are at ${offset}. Write ${starts.slice(0, -6)}${offset}.`;
}

/** The distance to UTC of a time zone at a time, such as +01:00. */
function offsetAt(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
  return value.slice('GMT'.length) || '+00:00';
}

/** Content of /webinars in a language; untranslated webinars appear in their own. */
export const webinarsIn = (entries: ReturnType<typeof readWebinars>, language: LanguageCode): Webinar[] =>
  entries.map((entry) => {
    const { category, minutes, speakers, language: spoken, free, starts, timezone } = entry.facts;
    const { title, agenda, resources, body: summary, language: written } = shownIn(entry, language);
    return {
      id: entry.slug,
      ...{ title, summary, agenda, resources },
      ...(written !== language && { writtenIn: written }),
      ...{ category, minutes, speakers, language: spoken, free },
      ...(starts && timezone && { live: { starts, timezone } }),
    };
  });
