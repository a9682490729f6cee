import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { UpdateNotice } from '#app/UpdateNotice.tsx';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { one, press, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';

const say = says('en');

/** Renders the notice as a new document does while a version waits. */
async function load(): Promise<HTMLElement> {
  const container = draw(<UpdateNotice waits />, 'app');
  await until(() => one('body > div > div'));
  return container;
}

test('a postponed version is not offered again during this visit, but during the next visit', async () => {
  const first = await load();
  expect(sayingOf(first)).toContain(say('app.update.title'));
  await press(within(first).getByRole('button', { name: say('app.update.later') }));
  await until(() => expect(sayingOf(first)).toBe(''));
  expect(sayingOf(await load())).toBe('');
  sessionStorage.clear();
  expect(sayingOf(await load())).toContain(say('app.update.title'));
});
