/** An event for the visitor's calendar. */
export interface CalendarEvent {
  /** The same for each download, so that a calendar updates the event and does not add it again. */
  uid: string;
  title: string;
  /** The lines of the description. */
  text: readonly string[];
  url: string;
  /** Language of title and text. */
  language: string;
  /** ISO date and time with its UTC offset. */
  starts: string;
  minutes: number;
}

/** Maximum length of a line in bytes of UTF-8, without its line break. Source: RFC 5545, section 3.1. */
const LINE_BYTES = 75;

/** Returns the event as an iCalendar file. `now` is the time at which the file is made. Source: RFC 5545. */
export function calendarFile(event: CalendarEvent, product: string, now: number): string {
  const { uid, title, text, url, language, starts, minutes } = event;
  const start = Date.parse(starts);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Webinars//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(text.join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns a time as 20270114T160000Z. */
const utc = (time: number): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Breaks a line that is too long. A space begins each continuation. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
