/** Start and end of the axis in minutes: three minutes, eight weeks. */
const FIRST = 3;
const LAST = 8 * 7 * 24 * 60;

/** The position of a time on the axis, 0 to 100. Logarithmic, since the times range from minutes to weeks. */
export const positionOf = (minutes: number): number =>
  (100 * Math.log(minutes / FIRST)) / Math.log(LAST / FIRST);

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** From and to, in minutes. Source: docs/site.md, section 9. */
export const times = [
  { id: 'document', from: 3, to: 5 },
  { id: 'complex', from: 3, to: DAY },
  { id: 'productive', from: DAY, to: 2 * DAY },
  { id: 'training', from: WEEK, to: WEEK },
  { id: 'standard', from: 2 * WEEK, to: 4 * WEEK },
  { id: 'enterprise', from: 4 * WEEK, to: 8 * WEEK },
] as const;

/** The marks of the axis, in minutes. */
export const marks = [10, HOUR, DAY, WEEK, 4 * WEEK] as const;
