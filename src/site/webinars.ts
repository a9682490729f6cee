import type { Locale } from './locales.ts';

/** Categories of webinars. On the page, `all` is the sum of them. Source: docs/publishing.md. */
export const webinarCategories = ['automation', 'analytics', 'strategy', 'technology'] as const;

/** Time zones of the live webinars. The message `webinars.timezone.<id>` names each time zone. */
export const timezones = { rome: 'Europe/Rome', london: 'Europe/London' } as const;
export type Timezone = keyof typeof timezones;

interface Live {
  /** ISO date and time with its UTC offset. */
  starts: string;
  timezone: Timezone;
}

/** A webinar, from locales/<language>/webinars/<id>.md. Fields: docs/publishing.md. */
export interface Webinar {
  /** File name. It is also the webinar's name in the address of a registration. */
  id: string;
  title: string;
  summary: string;
  agenda: readonly string[];
  resources: string;
  /** Language of these texts, if it differs from the page's language. */
  writtenIn?: Locale;
  /** Name of that language in the page's language, which marks the text. */
  languageName?: string;
  category: (typeof webinarCategories)[number];
  minutes: number;
  /** Names of authors. */
  speakers: readonly string[];
  /** Spoken language. */
  language: Locale;
  /** True if the webinar is open to everyone. Other webinars are reserved for subscribers. */
  free: boolean;
  /** Start and time zone. Undefined for a recording. */
  live?: Live;
  /** The former `live` of a webinar that is over. */
  recorded?: Live;
}

/** The built `entries/webinars`. */
export interface WebinarsContent {
  items: readonly [Webinar, ...Webinar[]];
}

/** Returns the ids of the live webinars that are over at this time, separated by spaces. */
export const overAt = (webinars: readonly Pick<Webinar, 'id' | 'live' | 'minutes'>[], now: number): string =>
  webinars
    .filter(({ live, minutes }) => live && Date.parse(live.starts) + minutes * 60_000 <= now)
    .map(({ id }) => id)
    .join(' ');

/** Separates upcoming webinars from recordings. Recordings without a date are first. */
export function webinarsByKind(
  webinars: readonly Webinar[],
  over: string,
): Record<'upcoming' | 'on-demand', readonly Webinar[]> {
  const isOver = ({ id }: Webinar) => over.split(' ').includes(id);
  return {
    upcoming: webinars.filter((row) => row.live && !isOver(row)),
    'on-demand': [
      ...webinars.filter(({ live }) => !live),
      ...webinars.filter(isOver).map(({ live, ...row }) => (live ? { ...row, recorded: live } : row)),
    ],
  };
}
