import { expect, test } from 'vitest';
import { calendarFile } from '#features/webinars/model/calendar.ts';

const event = {
  uid: 'shortlist@vaglio.example',
  title: 'Dal deck, al “perché”; 100 %',
  text: ['Prima riga\\fine.', '', '1. Tesi; pesi, criteri'],
  url: 'https://vaglio.example/it/webinars?webinar=shortlist',
  language: 'it',
  starts: '2027-01-14T17:00:00+01:00',
  minutes: 45,
} as const;
const now = Date.parse('2026-11-28T05:00:00.250Z');
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a webinar becomes a calendar file with its times in UTC', () => {
  expect(unfolded(calendarFile(event, 'Vaglio', now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vaglio//Webinars//EN',
    'BEGIN:VEVENT',
    'UID:shortlist@vaglio.example',
    'DTSTAMP:20261128T050000Z',
    'DTSTART:20270114T160000Z',
    'DTEND:20270114T164500Z',
    'SUMMARY;LANGUAGE=it:Dal deck\\, al “perché”\\; 100 %',
    'DESCRIPTION;LANGUAGE=it:Prima riga\\\\fine.\\n\\n1. Tesi\\; pesi\\, criteri',
    'URL:https://vaglio.example/it/webinars?webinar=shortlist',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar file has no line over 75 bytes, and splits no character', () => {
  const title = 'Perché “così”? 🧭 '.repeat(20);
  const file = calendarFile({ ...event, title }, 'Vaglio', now);
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(Math.max(...bytes)).toBeGreaterThan(70);
  expect(unfolded(file)).toContain(`SUMMARY;LANGUAGE=it:${title}`);
  expect(file).not.toContain('\ufffd');
});
