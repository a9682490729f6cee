/** Returns the date of a time in the device's time zone: "2026-12-01". */
export function localDate(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-');
}
