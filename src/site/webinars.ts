import type { LanguageCode } from './languages.ts';

/** What a webinar can be about; `all` on the page is the sum of them. Source: docs/site.md, section 2. */
export const webinarCategories = ['automation', 'analytics', 'strategy', 'technology'] as const;

/** The places by whose clocks the live webinars begin. Words: `webinars.timezone.<id>`. */
export const timezones = { rome: 'Europe/Rome', london: 'Europe/London' } as const;
export type Timezone = keyof typeof timezones;

interface Live {
  /** ISO date and time with its distance to UTC. */
  starts: string;
  timezone: Timezone;
}

/** A webinar, from locales/<language>/webinars/<id>.md. Fields: docs/site.md, section 3. */
export interface Webinar {
  /** The name of its file, and what the address of a registration names. */
  id: string;
  title: string;
  summary: string;
  agenda: readonly string[];
  resources: string;
  /** The language of these words, where that is not the page's. */
  writtenIn?: LanguageCode;
  category: (typeof webinarCategories)[number];
  minutes: number;
  /** Names of authors. */
  speakers: readonly string[];
  /** What is spoken. */
  language: LanguageCode;
  /** Open to everyone; the others are reserved for subscribers. */
  free: boolean;
  /** When and by whose clock it begins; a recording has neither. */
  live?: Live;
  /** When it was live, where that is over. */
  recorded?: Live;
}

/** locales' entries/webinars after the build. */
export interface WebinarsContent {
  items: readonly [Webinar, ...Webinar[]];
}

/** The ids of the live webinars that are over at this time, with a space in between. */
export const overAt = (webinars: readonly Pick<Webinar, 'id' | 'live' | 'minutes'>[], now: number): string =>
  webinars
    .filter(({ live, minutes }) => live && Date.parse(live.starts) + minutes * 60_000 <= now)
    .map(({ id }) => id)
    .join(' ');

/** What is still to come, and what can be watched whenever one likes: first what never had a date. */
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
