import * as v from 'valibot';
import { ContentError } from './content-error.ts';
import { day as aDay } from './field-schemas.ts';

/** Decides which texts a build includes. */
export interface Publication extends Drafts {
  /** ISO date. Texts with a later date are published by a build on that day. */
  today: string;
}

/** Decides whether a build includes drafts. */
export interface Drafts {
  /** Includes drafts and future texts, for the development server. */
  everything: boolean;
  /** Is called for each draft that the build omits. */
  onDraft?: () => void;
}

/** Time zone in which a day begins. */
const PLACE = 'Europe/Rome';

const dayIn = new Intl.DateTimeFormat('sv', { timeZone: PLACE, dateStyle: 'short' });

/**
 * Reads the build's environment and the time. `BUILD_DATE` replaces the current day, to preview another day.
 * `DRAFTS=yes` includes unpublished texts.
 */
export function publicationOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): Publication {
  const { BUILD_DATE: day, DRAFTS } = environment;
  if (day && !v.is(aDay, day))
    throw new ContentError([`BUILD_DATE is "${day}", which is no day. Write one as 2026-03-12.`]);
  return { today: day || dayIn.format(now), everything: DRAFTS === 'yes' };
}

export const isPublished = ({ date }: { date: string }, { today, everything }: Publication): boolean =>
  everything || date <= today;
