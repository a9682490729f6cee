import type { Values } from './form-row.ts';
import { localDate } from './local-date.ts';
import type { PlainMessageId } from './messages.ts';

/** Half-days that a visitor wishes for: pairs of a date and a half of the day. */

/** Names of the two fields of a half-day. */
interface HalfDayFields {
  day: string;
  half: string;
}

/** The halves of a day, as they are sent, with their labels. */
export const halves = [
  { value: 'morning', label: 'demo.form.half.morning' },
  { value: 'afternoon', label: 'demo.form.half.afternoon' },
] as const satisfies readonly { value: string; label: PlainMessageId }[];

const SEPARATOR = '; ';

/** Returns the complete half-days as one text: "2026-12-01 morning; 2026-12-03 afternoon". */
export function halfDaysText(fields: readonly HalfDayFields[], values: Values): string {
  const complete = fields.filter(({ day, half }) => values[day] && values[half]);
  return complete.map(({ day, half }) => `${values[day]} ${values[half]}`).join(SEPARATOR);
}

const split = (text: string) => text.split(SEPARATOR).map((halfDay) => halfDay.split(' '));

/**
 * Returns the half-days of a text of `halfDaysText`. Returns undefined for another text, which an imported file may
 * contain.
 */
export function halfDaysIn(text: string): readonly { day: string; half: string }[] | undefined {
  const halfDays = split(text).map(([day = '', half = '']) => ({ day, half }));
  const isValid = ({ day, half }: (typeof halfDays)[number]) =>
    isWorkingDay(day) && halves.some(({ value }) => value === half);
  return halfDays.every(isValid) ? halfDays : undefined;
}

/** Returns the values of the fields for a text of `halfDaysText`. */
export function halfDaysFrom(fields: readonly HalfDayFields[], text: string): Values {
  const halfDays = split(text);
  return Object.fromEntries(
    fields.flatMap(({ day, half }, index) => [
      [day, halfDays[index]?.[0] ?? ''],
      [half, halfDays[index]?.[1] ?? ''],
    ]),
  );
}

/** Returns true if the text is a date from Monday to Friday, such as "2026-12-01". */
function isWorkingDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  // A browser may read February 30 as a day of March.
  return date.toJSON()?.slice(0, 10) === text && date.getUTCDay() % 6 !== 0;
}

/**
 * Returns the problem of a wished day. `half` is the other field of the half-day. A day must be a working day after
 * today. Without `now`, the days of an earlier submission may be over.
 */
export function dayProblem(day: string, half: string, now?: number) {
  if (day === '') return half === '' ? undefined : 'missing';
  const isEarly = now !== undefined && day <= localDate(now);
  return isWorkingDay(day) && !isEarly ? undefined : 'malformed';
}
