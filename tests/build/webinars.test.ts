import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { overAt, timezones, webinarCategories, webinarsByKind } from '#site/webinars.ts';
import { webinarsOf } from '../support/content.ts';
import { mainOf, partOf, textOf } from '../support/dom.ts';
import { figuresBeside } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

describe.each(languages)('the webinars in $name', ({ code }) => {
  const text = mainText(`/${code}/webinars`);
  const html = readFileSync(join('dist', `/${code}/webinars.html`), 'utf8');
  const plain = wordsOf(code);

  test('are labelled with the categories of docs/site.md', () => {
    expect(webinarCategories).toEqual(['automation', 'analytics', 'strategy', 'technology']);
    for (const category of ['all', ...webinarCategories] as const) {
      expect(text).toContain(plain(`webinars.category.${category}`));
    }
  });

  const entryOf = (id: string) => partOf(mainOf(`/${code}/webinars`), `li:has(#webinar-${id})`);

  const webinars = webinarsOf(code);

  test.each(webinars)('$id has all that one has to know', (webinar) => {
    const { id, title, agenda, resources, minutes, speakers, language, live } = webinar;
    const entry = entryOf(id);
    const text = textOf(entry);
    const names = new Intl.DisplayNames([code], { type: 'language' });
    for (const words of [title, ...agenda, resources]) expect(text).toContain(words.replace(/\s+/g, ' '));
    expect(figuresBeside(entry, plain('webinars.fact.duration'))).toEqual([String(minutes)]);
    for (const speaker of speakers) expect(text).toContain(speaker);
    expect(text.toLowerCase()).toContain(names.of(language)?.toLowerCase());
    expect(text).toContain(plain(`webinars.timezone.${live?.timezone ?? 'any'}`));
    expect(entry.querySelector('time')?.getAttribute('datetime')).toBe(live?.starts);
  });

  test('some are free, and said to be, and no others', () => {
    const said = webinars.filter(({ id }) => textOf(entryOf(id)).includes(plain('webinars.free')));
    expect(said.map(({ id }) => id)).toEqual(webinars.filter(({ free }) => free).map(({ id }) => id));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(webinars.length);
  });

  test('the premium panel names both kinds and leads to the licences and the contact form', () => {
    for (const kind of ['upcoming', 'on-demand'] as const) {
      expect(webinars.some(({ live }) => Boolean(live) === (kind === 'upcoming'))).toBe(true);
      expect(text).toContain(plain(`webinars.premium.${kind}`));
      expect(text).toContain(plain(`webinars.premium.${kind}.text`));
    }
    const home = addressOf('/', `/${code}`);
    expect(html).toContain(`href="${home}#pricing"`);
    expect(html).toContain(`href="${home}#contact-form"`);
  });
});

test('a live webinar begins on the full hour of its own place', () => {
  for (const { live } of webinarsOf('it')) {
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
  const all = webinarsOf('it');
  const [first, second] = all.filter(({ live }) => live);
  const ends = Date.parse(first?.live?.starts ?? '') + (first?.minutes ?? 0) * 60_000;
  expect([overAt(all, 0), overAt(all, ends - 1), overAt(all, ends)]).toEqual(['', '', first?.id]);
  const { upcoming, 'on-demand': recordings } = webinarsByKind(all, overAt(all, ends));
  expect(upcoming.map(({ id }) => id)).toEqual([second?.id]);
  expect(recordings.at(-1)).toMatchObject({ id: first?.id, recorded: first?.live });
  expect(recordings.some(({ live }) => live)).toBe(false);
  expect(webinarsByKind(all, overAt(all, Number.MAX_SAFE_INTEGER)).upcoming).toEqual([]);
});
