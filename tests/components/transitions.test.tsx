import { afterEach, expect, test, vi } from 'vitest';
import { follow } from '#router/entries.ts';
import { until } from '../support/until.ts';
import { focused, one, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

test('a link fetches its page before the click, but not for visitors who save data', async () => {
  const prepare = vi.fn(() => new Promise<never>(() => {}));
  await openPage('/en/pricing', { prepare });
  const link = one('footer a[href="/en/support"]');
  await until(() => {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(prepare.mock.calls).toEqual([['/en/support']]);
  });
  expect(location.pathname).toBe('/en/pricing');

  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  one('footer a[href="/en/privacy"]').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(prepare).toHaveBeenCalledOnce();
});

// The tests in this process share their globals.
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test.each([
  { motion: 'welcome', matches: false, fades: 1 },
  { motion: 'unwelcome', matches: true, fades: 0 },
])(
  'motion $motion: pages fade into each other ($fades), and the heading has the focus',
  async ({ matches, fades }) => {
    const start = vi.fn((exchange: () => void) => {
      exchange();
      return { ready: Promise.resolve() };
    });
    Object.assign(document, { startViewTransition: start });
    const ask = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('motion') ? { ...ask(query), matches } : ask(query),
    );
    await openPage('/en/pricing');
    follow('/en/insights');
    await until(() => expect(sayingOf(one('h1'))).toBe(says('en')('insights.heading')));
    await focused(one('main h1'));
    expect(start).toHaveBeenCalledTimes(fades);
  },
);
