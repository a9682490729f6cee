import { ContentError } from './front-matter.ts';

/** Which texts a build takes in. */
export interface Publication {
  /** ISO date: what is dated later waits for a build of its day. */
  today: string;
  /** Everything is taken in, drafts and what is to come: for the development server. */
  everything: boolean;
}

/** The place by whose clock a day begins. */
const PLACE = 'Europe/Rome';

const dayIn = new Intl.DateTimeFormat('sv', { timeZone: PLACE, dateStyle: 'short' });

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a build takes in, by its environment and the time: `BUILD_DATE` stands for another day, so that one can see what
 * that day will bring, and `DRAFTS=yes` shows what is not published.
 */
export function publicationOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): Publication {
  const { BUILD_DATE: day, DRAFTS } = environment;
  if (day && !ISO_DAY.test(day))
    throw new ContentError([`BUILD_DATE is "${day}", which is not a date. Write it as 2026-03-12.`]);
  return { today: day || dayIn.format(now), everything: DRAFTS === 'yes' };
}

/** Whether a text is on the site. */
export const isPublished = (
  { date, draft }: { date: string; draft?: boolean | undefined },
  { today, everything }: Publication,
): boolean => everything || (!draft && date <= today);
