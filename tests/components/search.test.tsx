import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SEARCHABLE, type SearchablePage } from '#features/search/model/searchable.ts';
import { LateWords, latePart } from '#i18n/latePart.tsx';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { one, sayingOf } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const say = says('en');

const lens = () => within(one('header')).getAllByRole('button', { name: say('common.search') })[0];
const dialogs = () => document.querySelectorAll('dialog[open] #search-text').length;

test('a search that cannot be loaded says so, and opens once it can', async () => {
  const missing = new Set(['search']);
  await openPage('/en/pricing', { missing });
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(sayingOf(document.body)).toContain(say('common.partFailed.text')));
  expect(dialogs()).toBe(0);
  missing.clear();
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
});

test('an Enter before the pages are there opens the best one once they are', async () => {
  let answer: (pages: Response) => void = () => {};
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith(`/${SEARCHABLE}.json`)
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : fetch(input, init),
  );
  await openPage('/en/pricing');
  // Where the version of the words is looked up.
  document.body.append(Object.assign(document.createElement('div'), { id: 'app' }));
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
  await userEvent.type(one('#search-text'), 'security{Enter}');
  await until(() => expect(sayingOf(one('dialog[open] [role=status]'))).toBe(say('search.loading')));
  const page: SearchablePage = { path: '/security', title: 'Security', text: '', parts: [] };
  answer(Response.json([page]));
  await until(() => expect(location.pathname).toBe('/en/security'));
});

test('a late part that cannot be loaded is tried again when the connection is back', async () => {
  const load = vi.fn(async () => ({ default: () => <p id="late" /> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const unavailable = vi.fn();
  const Late = latePart('search', load);
  draw(
    <LateWords value={async () => ({})}>
      <Late onUnavailable={unavailable} />
    </LateWords>,
    'search',
  );
  await until(() => expect(unavailable).toHaveBeenCalledOnce());
  dispatchEvent(new Event('online'));
  await until(() => expect(document.querySelector('#late')).not.toBeNull());
});
