import { expect, test } from 'vitest';
import { overAt, timezones, webinarCategories, webinarsByKind } from '#site/webinars.ts';
import { webinarsOf } from '../../support/content.ts';

const all = webinarsOf('it');

test('the categories are those of docs/site.md, section 2', () => {
  expect(webinarCategories).toEqual(['automation', 'analytics', 'strategy', 'technology']);
});

test('a live webinar begins on the full hour of its own place', () => {
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

test('a live webinar is upcoming until it ends, and a recording from then on', () => {
  const [first, second] = all.filter(({ live }) => live);
  const ends = Date.parse(first?.live?.starts ?? '') + (first?.minutes ?? 0) * 60_000;
  expect([overAt(all, 0), overAt(all, ends - 1), overAt(all, ends)]).toEqual(['', '', first?.id]);
  const { upcoming, 'on-demand': recordings } = webinarsByKind(all, overAt(all, ends));
  expect(upcoming.map(({ id }) => id)).toEqual([second?.id]);
  expect(recordings.at(-1)).toMatchObject({ id: first?.id, recorded: first?.live });
  expect(recordings.some(({ live }) => live)).toBe(false);
  expect(webinarsByKind(all, overAt(all, Number.MAX_SAFE_INTEGER)).upcoming).toEqual([]);
});
