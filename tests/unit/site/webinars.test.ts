import { expect, test } from 'vitest';
import { overAt, timezones, type Webinar, webinarsByKind } from '#site/webinars.ts';
import { webinarsOf } from '../../support/content.ts';

const all = webinarsOf('it');

test('a live webinar starts on the local time of its own time zone', () => {
  for (const { live } of all) {
    if (!live) continue;
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: timezones[live.timezone],
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    expect(clock.format(new Date(live.starts))).toBe(live.starts.slice(11, 16));
  }
});

test('a live webinar is upcoming until it ends, and a recording afterwards', () => {
  const words = { title: '', summary: '', agenda: [], resources: '', speakers: [] };
  const facts = { ...words, category: 'strategy', minutes: 45, language: 'it', free: true } as const;
  const first = { starts: '2027-01-14T17:00:00+01:00', timezone: 'rome' } as const;
  const second = { starts: '2027-01-28T16:00:00Z', timezone: 'london' } as const;
  const rows: Webinar[] = [
    { ...facts, id: 'first', live: first },
    { ...facts, id: 'second', live: second },
    { ...facts, id: 'recording' },
  ];
  const ends = Date.parse('2027-01-14T17:45:00+01:00');
  expect([overAt(rows, 0), overAt(rows, ends - 1), overAt(rows, ends)]).toEqual(['', '', 'first']);
  const { upcoming, 'on-demand': recordings } = webinarsByKind(rows, overAt(rows, ends));
  expect(upcoming.map(({ id }) => id)).toEqual(['second']);
  expect(recordings.map(({ id }) => id)).toEqual(['recording', 'first']);
  expect(recordings.at(-1)).toMatchObject({ recorded: first });
  expect(recordings.some(({ live }) => live)).toBe(false);
  expect(webinarsByKind(rows, overAt(rows, Number.MAX_SAFE_INTEGER)).upcoming).toEqual([]);
});
