import * as v from 'valibot';
import { type Locale, locales } from '#site/locales.ts';
import { type Timezone, timezones, type Webinar, webinarCategories } from '#site/webinars.ts';
import {
  authorOf,
  type Known,
  names,
  oneOf,
  order,
  text,
  textOfLength,
  wholeNumber,
} from './field-schemas.ts';
import type { FrontMatter } from './front-matter.ts';
import { plainText } from './plain-text.ts';
import { shownIn, type TextOf } from './texts.ts';

const locations = Object.keys(timezones) as [Timezone, ...Timezone[]];
const codes = locales.map(({ code }) => code);
const STARTS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

/** The beginning of a webinar, as 2027-01-14T17:00:00+01:00. */
export const beginning = v.pipe(
  text,
  v.check(
    (starts) => STARTS.test(starts) && !Number.isNaN(Date.parse(starts)),
    ({ input }) =>
      `the beginning "${input}" is no time. Write it with its distance to UTC, as 2027-01-14T17:00:00+01:00.`,
  ),
);

/** The webinars of /webinars: locales/<language>/webinars/<id>.md. */
export const webinarKind = (authors: Known) => ({
  folder: 'webinars',
  facts: {
    category: oneOf(webinarCategories, 'category'),
    minutes: wholeNumber('Write how long it lasts, such as 45.'),
    speakers: v.pipe(names, v.array(authorOf(authors))),
    language: oneOf(codes, 'language'),
    free: v.boolean(({ input }) => `"free" is "${input}". Write free: true or free: false.`),
    starts: v.exactOptional(beginning),
    timezone: v.exactOptional(oneOf(locations, 'clock')),
    order,
  },
  translated: { title: textOfLength(1, 80), agenda: names, resources: text },
  bodyOf: plainText,
  problemsOf({ fields, problemWith }: FrontMatter<{ starts?: string; timezone?: Timezone }>): string[] {
    const sentence = wrongBeginning(fields.starts, fields.timezone);
    return sentence ? [problemWith('starts', sentence)] : [];
  },
});

type WebinarEntries = readonly TextOf<ReturnType<typeof webinarKind>>[];

/** Returns the error message for a start and its time zone, or undefined if they are consistent. */
function wrongBeginning(starts: string | undefined, timezone: Timezone | undefined): string | undefined {
  if (!starts !== !timezone)
    return '"starts" and "timezone" belong together. Write both, or neither for a recording.';
  if (!starts || !timezone || starts.endsWith('Z')) return undefined;
  const written = starts.slice(-6);
  const offset = offsetAt(Date.parse(starts), timezones[timezone]);
  if (written === offset) return undefined;
  return `"starts" ends with ${written}, but on that day the clocks of ${timezone} are at ${offset}. Write ${starts.slice(0, -6)}${offset}.`;
}

/** Returns the UTC offset of a time zone at a time, such as +01:00. */
function offsetAt(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
  return value.slice('GMT'.length) || '+00:00';
}

/** Returns the content of /webinars in a language. Untranslated webinars are in their original language. */
export const webinarsIn = (entries: WebinarEntries, locale: Locale): Webinar[] =>
  entries.map((entry) => {
    const { category, minutes, speakers, language: spoken, free, starts, timezone } = entry.facts;
    const {
      title,
      agenda,
      resources,
      body: summary,
      language: written,
      languageName,
    } = shownIn(entry, locale);
    return {
      id: entry.slug,
      ...{ title, summary, agenda, resources },
      ...(written !== locale && { writtenIn: written, ...(languageName && { languageName }) }),
      ...{ category, minutes, speakers, language: spoken, free },
      ...(starts && timezone && { live: { starts, timezone } }),
    };
  });
