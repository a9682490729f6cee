import { join } from 'node:path';
import * as v from 'valibot';
import { type LanguageCode, languages } from '#site/languages.ts';
import { type Timezone, timezones, type Webinar, webinarCategories } from '#site/webinars.ts';
import { type Entry, plainText, readEntries, shownIn } from './entries.ts';
import { authorOf, names, oneOf, text, textOfLength, wholeNumber } from './fields.ts';
import { ContentError, contentFile } from './front-matter.ts';
import type { Publication } from './publication.ts';

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
});
export const webinarWords = { title: textOfLength(1, 80), agenda: names, resources: text };

export type WebinarEntry = Entry<ReturnType<typeof webinarFacts>, typeof webinarWords>;

/** The webinars of /webinars: locales/<language>/webinars/<id>.md. */
export function readWebinars(
  locales: string,
  authors: readonly string[] | undefined,
  publication: Publication,
): WebinarEntry[] {
  const kind = { folder: 'webinars', facts: webinarFacts(authors), words: webinarWords, textOf: plainText };
  const entries = readEntries(locales, kind, publication);
  const halves = entries.filter(({ facts: { starts, timezone } }) => !starts !== !timezone);
  if (halves.length > 0)
    throw new ContentError(
      halves.map(({ slug, texts: [[original]] }) => {
        const { name } = contentFile(locales, join(locales, original, 'webinars', `${slug}.md`));
        return `${name}: "starts" and "timezone" belong together. Write both, or neither for a recording.`;
      }),
    );
  return entries;
}

/** Content of /webinars in a language; untranslated webinars appear in their own. */
export const webinarsIn = (entries: readonly WebinarEntry[], language: LanguageCode): Webinar[] =>
  entries.map((entry) => {
    const { category, minutes, speakers, language: spoken, free, starts, timezone } = entry.facts;
    const { words, other } = shownIn(entry, language);
    const { title, agenda, resources, text: summary } = words;
    return {
      id: entry.slug,
      ...{ title, summary, agenda, resources },
      ...(other && { writtenIn: other }),
      ...{ category, minutes, speakers, language: spoken, free },
      ...(starts && timezone && { live: { starts, timezone } }),
    };
  });
