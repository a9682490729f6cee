import type { TaggedFigure } from '#site/claim-anchors.ts';

/** Start and end of the axis in minutes: three minutes, eight weeks. */
const FIRST = 3;
const LAST = 8 * 7 * 24 * 60;

/**
 * Returns the position of a time on the axis, from 0 to 100. The axis is logarithmic, because times range from
 * minutes to weeks.
 */
export const positionOf = (minutes: number): number =>
  (100 * Math.log(minutes / FIRST)) / Math.log(LAST / FIRST);

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Start and end in minutes, and the figure that contains the duration. Source: docs/site.md, section 9. */
export const times = [
  { id: 'document', claim: 'processing', from: 3, to: 5 },
  { id: 'complex', claim: 'processing', from: 3, to: DAY },
  { id: 'productive', claim: 'onboarding', from: DAY, to: 2 * DAY },
  { id: 'training', claim: 'onboarding', from: WEEK, to: WEEK },
  { id: 'standard', claim: 'setup-plans', from: 2 * WEEK, to: 4 * WEEK },
  { id: 'enterprise', claim: 'setup-plans', from: 4 * WEEK, to: 8 * WEEK },
] as const satisfies readonly { id: string; claim: TaggedFigure; from: number; to: number }[];

const units = { minute: 1, hour: HOUR, day: DAY, week: WEEK } as const;

const mark = (count: number, unit: keyof typeof units) => ({ count, unit, minutes: count * units[unit] });

/** The marks of the axis. Each has a count and a unit for its name, and its minutes. */
export const marks = [mark(10, 'minute'), mark(1, 'hour'), mark(1, 'day'), mark(1, 'week'), mark(4, 'week')];
