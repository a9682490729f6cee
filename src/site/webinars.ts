import type { LanguageCode } from './languages.ts';
import type { authors } from './sample-content.ts';

/** What a webinar can be about; `all` on the page is the sum of them. Source: docs/site.md, section 2. */
export const webinarCategories = ['automation', 'analytics', 'strategy', 'technology'] as const;

/** The places by whose clocks the live webinars begin. Words: `webinars.timezone.<id>`. */
export const timezones = { rome: 'Europe/Rome', london: 'Europe/London' } as const;

interface WebinarRow {
  /** Title, summary, agenda and resources: `webinars.item.<id>.…`. */
  id: string;
  category: (typeof webinarCategories)[number];
  minutes: number;
  speakers: readonly (typeof authors)[number][];
  /** What is spoken. */
  language: LanguageCode;
  /** Open to everyone; the others are reserved for subscribers. */
  free: boolean;
  /** When and by whose clock it begins; a recording has neither. */
  live?: Live;
}

interface Live {
  starts: string;
  timezone: keyof typeof timezones;
}

/** One row per webinar. Sample content, to be replaced like that of sample-content.ts. Fields: docs/site.md, section 3. */
export const webinars = [
  {
    id: 'shortlist',
    category: 'automation',
    minutes: 45,
    speakers: ['Elena Marchetti', 'Davide Ferraro'],
    language: 'it',
    free: true,
    live: { starts: '2027-01-14T17:00:00+01:00', timezone: 'rome' },
  },
  {
    id: 'committee',
    category: 'strategy',
    minutes: 60,
    speakers: ['Chiara Valenti', 'Elena Marchetti'],
    language: 'en',
    free: false,
    live: { starts: '2027-01-28T16:00:00Z', timezone: 'london' },
  },
  {
    id: 'models',
    category: 'analytics',
    minutes: 30,
    speakers: ['Davide Ferraro'],
    language: 'it',
    free: true,
  },
  {
    id: 'connections',
    category: 'technology',
    minutes: 40,
    speakers: ['Davide Ferraro', 'Chiara Valenti'],
    language: 'en',
    free: false,
  },
] as const satisfies readonly WebinarRow[];

export type Webinar = WebinarRow & {
  id: (typeof webinars)[number]['id'];
  /** When it was live, where that is over. */
  recorded?: Live;
};
export const allWebinars: readonly [Webinar, ...Webinar[]] = webinars;

/** The ids of the live webinars that are over at this time, with a space in between. */
export const overAt = (now: number): string =>
  allWebinars
    .filter(({ live, minutes }) => live && Date.parse(live.starts) + minutes * 60_000 <= now)
    .map(({ id }) => id)
    .join(' ');

/** What is still to come, and what can be watched whenever one likes: first what never had a date. */
export function webinarsByKind(over: string): Record<'upcoming' | 'on-demand', readonly Webinar[]> {
  const isOver = ({ id }: Webinar) => over.split(' ').includes(id);
  return {
    upcoming: allWebinars.filter((row) => row.live && !isOver(row)),
    'on-demand': [
      ...allWebinars.filter(({ live }) => !live),
      ...allWebinars.filter(isOver).map(({ live, ...row }) => (live ? { ...row, recorded: live } : row)),
    ],
  };
}

/** How many points the agenda of each has. */
export const agendaPoints = [1, 2, 3] as const;
