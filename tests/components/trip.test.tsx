import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

describe.each(languages)('before the flight, in $code', ({ code }) => {
  const say = says(code);

  test('without a copy it says so, offers no refresh, and counts what waits', async () => {
    await openPage(`/${code}/outbox`);
    const trip = () => one('[aria-labelledby=trip-title]');
    await until(() => expect(sayingOf(trip())).toContain(say('outbox.trip.none')));
    await until(() => expect(sayingOf(trip())).toContain(say('outbox.trip.waiting', { count: 0 })));
    expect(sayingOf(trip())).toContain(say('outbox.trip.title'));
    expect(trip().querySelector('button')).toBeNull();
  });
});
