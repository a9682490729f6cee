/** A day of 24 hours in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date of a time in the device's time zone: "2026-12-01". */
export function localDate(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-');
}

/** Returns a time in the device's time zone with its offset: "2026-12-01T15:07:00+01:00". */
export function localTime(time: number): string {
  const minutes = -new Date(time).getTimezoneOffset();
  const local = new Date(time + minutes * 60_000).toISOString().slice(0, 19);
  const offset = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? '-' : '+'}${offset.map((part) => `${part}`.padStart(2, '0')).join(':')}`;
}
